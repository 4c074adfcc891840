import type { Offer } from '../discount/offer.ts'
import type { CheckoutDraft } from './draft.ts'
import type { Journey } from './journey.ts'
import type { QuotedPrice } from './quoted-price.ts'

/**
 * The price of the draft's unpaid order, as after a decline. That order is paid at its own total even if a newer quote
 * differs: it is the same order in its next attempt (P198). Undefined without such an order, and after a change of an
 * answer or the discount, which makes another order.
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
