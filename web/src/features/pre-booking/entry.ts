import type { PurchaseEntry } from '../../checkout/purchase-entry.ts'

export const preBooking: PurchaseEntry = {
  name: 'pre-booking',
  path: 'lounge/:agentId/:loungeCode/prebook/:result?',
  route: 'features/pre-booking/route.tsx',
}
