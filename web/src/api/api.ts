import { type CallFailure, type CallIdOf, callTable, type Data, type Input } from '@layover/api-client'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { client } from './client.ts'

/**
 * What the server knows. The contract's definition of a call says how long its answer is cached; a call without such a
 * time, as every quote, is sent again for each reader. A failure stays typed and is not cached. The first page that
 * needs it injects it into the store (`store/store-api.ts`), so the home page does without.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<CallFailure>(),
  endpoints: (builder) => {
    const read = <Id extends CallIdOf<'read'>>(id: Id) =>
      builder.query<Data<Id>, Input<Id>>({
        keepUnusedDataFor: callTable[id].ttlSeconds,
        forceRefetch: () => callTable[id].ttlSeconds === 0,
        queryFn: async (input, { signal }) => {
          const result = await client.read(id, input, { signal })
          return result.ok ? { data: result.data } : { error: result.failure }
        },
      })
    return {
      airports: read('airport.get'),
      nearestAirports: read('airport.getAirports'),
      allAirports: read('airport.getA2ZAirports'),
      popularAirports: read('airport.getPopularAirports'),
      popularLounges: read('lounge.popularLounges'),
      lounges: read('lounge.lounges'),
      lounge: read('lounge.detail'),
      walkUpPrice: read('lounge.getCommonPrice'),
      walkUpQuote: read('lounge.calculateLoungePrice'),
      lanes: read('cip.queryCipByAirportCode'),
      popularLanes: read('cip.queryPopularCip'),
      plans: read('purchasemembership.getPlans'),
      planOffer: read('purchasemembership.getPlanByAgentId'),
      lane: read('cip.detail'),
      preBookingPrice: read('loungePrebooking.calculatePrice'),
      legalTexts: read('content.getTcList'),
      helpTopics: read('content.getGroupFaqList'),
      popularHelp: read('content.popularFaq'),
      helpAnswers: read('content.faqPage'),
    }
  },
})

export const {
  useAirportsQuery,
  useLaneQuery,
  useLazyPlanOfferQuery,
  useLazyWalkUpQuoteQuery,
  useLoungeQuery,
  usePlansQuery,
  usePopularLanesQuery,
  usePopularLoungesQuery,
  usePreBookingPriceQuery,
  useWalkUpPriceQuery,
} = api
