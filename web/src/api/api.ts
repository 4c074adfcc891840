import type { CallFailure, CallIdOf, Data, Input } from '@layover/api-client'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { client } from './client.ts'

/**
 * What the server knows, cached for as long as the contract lets an answer live. It is injected into the store by the
 * first page that needs it (`app/store-api.ts`), so the home page does without. A failure stays typed and is no cached
 * answer: the next reader asks again.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<CallFailure>(),
  endpoints: (builder) => {
    const read = <Id extends CallIdOf<'read'>>(id: Id, ttlSeconds: number) =>
      builder.query<Data<Id>, Input<Id>>({
        keepUnusedDataFor: ttlSeconds,
        queryFn: async (input, { signal }) => {
          const result = await client.read(id, input, { signal })
          return result.ok ? { data: result.data } : { error: result.failure }
        },
      })
    return {
      airports: read('airport.get', 60),
      nearestAirports: read('airport.getAirports', 0),
      allAirports: read('airport.getA2ZAirports', 300),
      popularAirports: read('airport.getPopularAirports', 300),
      popularLounges: read('lounge.popularLounges', 300),
      lounges: read('lounge.lounges', 60),
      lounge: read('lounge.detail', 60),
      walkUpPrice: read('lounge.getCommonPrice', 60),
      walkUpQuote: read('lounge.calculateLoungePrice', 60),
      lanes: read('cip.queryCipByAirportCode', 60),
      popularLanes: read('cip.queryPopularCip', 300),
      plans: read('purchasemembership.getPlans', 300),
      planOffer: read('purchasemembership.getPlanByAgentId', 60),
      lane: read('cip.detail', 60),
      preBookingPrice: read('loungePrebooking.calculatePrice', 60),
      legalTexts: read('content.getTcList', 300),
      helpTopics: read('content.getGroupFaqList', 300),
      popularHelp: read('content.popularFaq', 300),
      helpAnswers: read('content.faqPage', 300),
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
