import type { PurchaseEntry } from '../../checkout/purchase-entry.ts'

export const loungePass: PurchaseEntry = {
  name: 'lounge-pass',
  path: 'lounge/buypass/:result?',
  route: 'features/lounge-pass/route.tsx',
}
