import { PRE_BOOKING } from '@layover/site/addresses'
import type { PurchaseEntry } from '../../checkout/purchase-entry.ts'

export const preBooking: PurchaseEntry = {
  name: 'pre-booking',
  path: PRE_BOOKING,
  route: 'features/pre-booking/route.tsx',
}
