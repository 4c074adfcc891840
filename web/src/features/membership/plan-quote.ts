import type { Data, Input, Result } from '@layover/api-client'
import { api, cachedFor } from '../../api/api.ts'
import { client } from '../../api/client.ts'
import { answered, QUIET } from '../../api/query-answer.ts'
import type { QuotedPrice } from '../../checkout/journey/quoted-price.ts'

const CALL = 'purchasemembership.getPlanByAgentId'

/** The server's total and lines of a plan with additional visits, as a price like any other purchase's. */
export const { planQuote } = api.injectEndpoints({
  endpoints: (builder) => ({
    planQuote: builder.query<QuotedPrice, Input<typeof CALL>>({
      ...cachedFor(CALL),
      queryFn: async (request, { signal }) => {
        const result = await client.read(CALL, request, { signal })
        return answered(result.ok ? priceOf(result.data, request.additionalVisits) : result, QUIET)
      },
    }),
  }),
}).endpoints

/**
 * An upstream may omit the total: then a plan without additional visits has its own price, and no more visits are
 * sold.
 */
function priceOf(offer: Data<typeof CALL>, additionalVisits = 0): Result<QuotedPrice> {
  const { currency, currencySymbol, lines } = offer
  const total = offer.totalAmount ?? (additionalVisits === 0 ? offer.price : undefined)
  if (total === undefined) return { ok: false, failure: { kind: 'business', errorCode: 'NOT_AVAILABLE' } }
  return {
    ok: true,
    data: {
      currency,
      currencySymbol,
      totalAmount: total,
      overNumTotalPrice: total,
      // A membership has no discount code and no fee (P159).
      prebookPrice: '0.00',
      discountFee: '0.00',
      couponDiscountFee: '0.00',
      ...(lines && { lines }),
    },
  }
}
