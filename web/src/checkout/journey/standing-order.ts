import type { Offer } from '../discount/offer.ts'
import type { CheckoutDraft } from './draft.ts'
import type { Journey } from './journey.ts'
import type { QuotedPrice } from './quoted-price.ts'

/**
 * The price of the order that the draft already has and that was not paid yet, as after a decline. That order is paid
 * at its own total, whatever a newer quote would say: it is the same order, in its next attempt (P198). Undefined
 * without such an order, and once an answer or the discount is another one: then it is another order.
 */
export function standingPrice<D extends CheckoutDraft>(
  journey: Pick<Journey<D>, 'orderBody'>,
  draft: D,
  offer: Offer,
): QuotedPrice | undefined {
  const { intent } = draft
  if (intent?.orderNo === undefined) return undefined
  const body = journey.orderBody(draft, { price: intent.price, ...offer })
  return JSON.stringify(body) === intent.fingerprint ? intent.price : undefined
}
