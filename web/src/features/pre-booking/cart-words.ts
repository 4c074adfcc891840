import type { VisitCartWords } from '../../checkout/visit/visit-cart-words.ts'

export const PRE_BOOKING_CART: VisitCartWords = {
  lead: 'A place is held for you at the time you choose.',
  countLabel: 'Guests',
}
