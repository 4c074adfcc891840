import { LOUNGE_PASS } from '@layover/site/addresses'
import type { PurchaseEntry } from '../../checkout/purchase-entry.ts'

export const loungePass: PurchaseEntry = {
  name: 'lounge-pass',
  path: LOUNGE_PASS,
  route: 'features/lounge-pass/route.tsx',
}
