import type { Plan, Result } from '@layover/api-client'
import { api, cachedFor } from '../../api/api.ts'
import { callFailed } from '../../api/call-failed.ts'
import { client } from '../../api/client.ts'

export type Total = { readonly amount: string; readonly currency: string; readonly currencySymbol: string }

/** The prices to fetch: of single passes, and of each plan that covers the visits only with additional ones. */
type YearRequest = {
  readonly visits: number
  readonly offers: readonly { readonly planId: string; readonly additionalVisits: number }[]
}

/** The server's totals, the plans' keyed by plan id. One that the server did not send is left out. */
export type YearTotals = { readonly passes?: Total; readonly planTotals: Readonly<Record<string, Total>> }

/** The quotes of one number of visits, fetched together; each one that fails opens the popup. */
export const { useYearTotalsQuery } = api.injectEndpoints({
  endpoints: (builder) => ({
    yearTotals: builder.query<YearTotals, YearRequest>({
      ...cachedFor('lounge.calculateLoungePrice'),
      queryFn: async ({ visits, offers }, { signal, dispatch }) => {
        const dataOf = <Data>(result: Result<Data>): Data | undefined => {
          if (result.ok) return result.data
          dispatch(callFailed(result.failure))
          return undefined
        }
        const [pass, ...plans] = await Promise.all([
          client.read('lounge.calculateLoungePrice', { passengerNumber: visits }, { signal }),
          ...offers.map((offer) => client.read('purchasemembership.getPlanByAgentId', offer, { signal })),
        ])
        const passes = totalOf(dataOf(pass))
        const totals = plans.map((plan) => totalOf(dataOf(plan)))
        const byPlan = offers.flatMap(({ planId }, place) => {
          const total = totals[place]
          return total ? [[planId, total] as const] : []
        })
        return { data: { ...(passes && { passes }), planTotals: Object.fromEntries(byPlan) } }
      },
    }),
  }),
})

type Quoted = { totalAmount?: string; currency: string; currencySymbol: string }

function totalOf(quoted: Quoted | undefined): Total | undefined {
  if (quoted?.totalAmount === undefined) return undefined
  const { totalAmount, currency, currencySymbol } = quoted
  return { amount: totalAmount, currency, currencySymbol }
}

/** The quotes that a number of visits needs: a plan that includes them all has its price already. */
export function yearRequest(plans: readonly Plan[], visits: number): YearRequest {
  const offers = plans.map(({ planId, visitsIncluded, maxAdditionalVisits }) => ({
    planId,
    additionalVisits: Math.max(0, visits - visitsIncluded),
    maxAdditionalVisits,
  }))
  return {
    visits,
    offers: offers
      .filter((offer) => offer.additionalVisits > 0 && offer.additionalVisits <= offer.maxAdditionalVisits)
      .map(({ planId, additionalVisits }) => ({ planId, additionalVisits })),
  }
}
