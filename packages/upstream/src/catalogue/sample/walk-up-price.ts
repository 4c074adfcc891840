import type { WalkUpPrice } from '../../domain/catalogue.ts'

/** One walk-up pass: the same at every lounge of the network (P124), valid one year (P137). */
export const walkUpPrice: WalkUpPrice = {
  currency: 'GBP',
  priceMinor: 3400,
  validityMonths: 12,
}
