import type { Data, Result } from '@layover/api-client'
import { client } from '../../api/client.ts'
import { type QuotedPrice, type QuoteQuestion, question } from '../../checkout/journey/journey.ts'

/** No discount code and no fee belongs to a membership (P159). */
const NOTHING_ELSE = { prebookPrice: '0.00', discountFee: '0.00', couponDiscountFee: '0.00' }

/** What a plan costs with additional visits: the server's total and lines, as a price like any other purchase's. */
export function planQuote(planId: string, additionalVisits: number): QuoteQuestion {
  return question({ planId, additionalVisits }, async (request, options) => {
    const result = await client.read('purchasemembership.getPlanByAgentId', request, options)
    return result.ok ? priceOf(result.data, additionalVisits) : result
  })
}

/** An upstream may leave the total out: then a plan by itself has its price, and more visits cannot be sold. */
function priceOf(
  offer: Data<'purchasemembership.getPlanByAgentId'>,
  additionalVisits: number,
): Result<QuotedPrice> {
  const { currency, currencySymbol, lines } = offer
  const total = offer.totalAmount ?? (additionalVisits === 0 ? offer.price : undefined)
  if (total === undefined) return { ok: false, failure: { kind: 'business', errorCode: 'NOT_AVAILABLE' } }
  const amounts = { totalAmount: total, overNumTotalPrice: total, ...NOTHING_ELSE }
  return { ok: true, data: { currency, currencySymbol, ...amounts, ...(lines && { lines }) } }
}
