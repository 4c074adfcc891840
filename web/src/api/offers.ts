import type { Airport, Data, Lane, Plan, Result } from '@layover/api-client'
import { lowestPrice } from '@layover/rules/lowest-price'
import { formatMoney } from '@layover/rules/money'
import { api } from './api.ts'
import { client } from './client.ts'

/** The home page's figures as text, each missing where its call failed, and the popular airports. */
export type Offers = {
  readonly pass: string | undefined
  readonly lowestLane: string | undefined
  readonly lowestVisit: string | undefined
  readonly airports: readonly Airport[]
}

type WalkUp = Data<'lounge.getCommonPrice'>

/** One query for the home page, which loads this module late: its words stand without the answer, so a failure opens no popup. */
const offersApi = api.injectEndpoints({
  endpoints: (builder) => ({
    offers: builder.query<Offers, void>({
      queryFn: async (_, { signal }) => {
        const [walkUp, lanes, plans, airports] = await Promise.all([
          client.read('lounge.getCommonPrice', {}, { signal }),
          client.read('cip.queryPopularCip', {}, { signal }),
          client.read('purchasemembership.getPlans', {}, { signal }),
          client.read('airport.getPopularAirports', {}, { signal }),
        ])
        return { data: offersOf(dataOf(walkUp), dataOf(lanes), dataOf(plans), dataOf(airports)) }
      },
    }),
  }),
})

export const loadOffers = () => offersApi.endpoints.offers.initiate(undefined, { subscribe: false })

function offersOf(
  walkUp: WalkUp | undefined,
  lanes: readonly Lane[] = [],
  plans: readonly Plan[] = [],
  airports: readonly Airport[] = [],
): Offers {
  const lane = lowestPrice(
    lanes.map(({ price, currency, currencySymbol }) => ({ amount: price, currency, currencySymbol })),
    walkUp?.currency,
  )
  const visit = lowestPrice(
    plans.flatMap(({ visitPrice, currency, currencySymbol }) =>
      visitPrice ? [{ amount: visitPrice, currency, currencySymbol }] : [],
    ),
    walkUp?.currency,
  )
  return {
    pass: walkUp && formatMoney({ ...walkUp, amount: walkUp.price }),
    lowestLane: lane && formatMoney(lane),
    lowestVisit: visit && formatMoney(visit),
    airports,
  }
}

function dataOf<D>(result: Result<D>): D | undefined {
  return result.ok ? result.data : undefined
}
