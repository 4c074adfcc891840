import { FAST_TRACK } from '@layover/site/addresses'
import type { PurchaseEntry } from '../../checkout/purchase-entry.ts'

export const fastTrack: PurchaseEntry = {
  name: 'fast-track',
  path: FAST_TRACK,
  route: 'features/fast-track/route.tsx',
}
