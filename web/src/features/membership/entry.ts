import { MEMBERSHIP } from '@layover/site/addresses'
import type { PurchaseEntry } from '../../checkout/purchase-entry.ts'

/** `index`, `checkout` and `result/{resultType}` are one route, so that a declined card waits for 'Try again'. */
export const membership: PurchaseEntry = {
  name: 'membership',
  path: MEMBERSHIP,
  route: 'features/membership/route.tsx',
}
