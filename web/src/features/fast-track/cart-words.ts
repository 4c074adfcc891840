import type { VisitCartWords } from '../../checkout/visit/visit-cart-words.ts'

export const FAST_TRACK_CART: VisitCartWords = {
  lead: 'Fast-track passes: skip the queue at the time you choose.',
  countLabel: 'Passes',
}
