import { type CallFailure, type CallIdOf, callTable, type Data, type Input } from '@layover/api-client'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { client } from './client.ts'
import { answered, QUIET, QUIET_WITHOUT_REPLY, type QueryMeta } from './query-answer.ts'

/** The contract's cache time of a call. Without one, each reader sends the call again. */
export function cachedFor(id: CallIdOf<'read'>) {
  const { ttlSeconds } = callTable[id]
  return { keepUnusedDataFor: ttlSeconds, forceRefetch: () => ttlSeconds === 0 }
}

/**
 * The cache of the server's data. The contract's definition of a call sets its cache time; a quote has none and is
 * never served stale. A failure stays typed and is not cached. The cache comes into the store (`store/store-api.ts`)
 * with the first page whose loader reads, or with the first late query (`late-query.ts`).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<CallFailure>(),
  endpoints: (builder) => {
    const read = <Id extends CallIdOf<'read'>>(id: Id, meta?: QueryMeta) =>
      builder.query<Data<Id>, Input<Id>>({
        ...cachedFor(id),
        queryFn: async (input, { signal }) => answered(await client.read(id, input, { signal }), meta),
      })
    return {
      airports: read('airport.get'),
      nearestAirports: read('airport.getAirports'),
      allAirports: read('airport.getA2ZAirports'),
      popularAirports: read('airport.getPopularAirports'),
      popularLounges: read('lounge.popularLounges', QUIET),
      lounges: read('lounge.lounges'),
      otherLounges: read('lounge.lounges', QUIET),
      lounge: read('lounge.detail'),
      walkUpPrice: read('lounge.getCommonPrice'),
      walkUpQuote: read('lounge.calculateLoungePrice', QUIET),
      lanes: read('cip.queryCipByAirportCode'),
      popularLanes: read('cip.queryPopularCip'),
      lane: read('cip.detail'),
      laneTimes: read('cip.getSubscribeTimes'),
      laneQuote: read('cip.calculatePrice', QUIET),
      callingCodes: read('product.getByEntity', QUIET_WITHOUT_REPLY),
      plans: read('purchasemembership.getPlans'),
      preBookingPrice: read('loungePrebooking.calculatePrice'),
      preBookingTimes: read('loungePrebooking.getSubscribeTimes'),
      preBookingDay: read('loungePrebooking.getAvailableSubscribeTimes', QUIET),
      preBookingQuote: read('loungePrebooking.calculatePrice', QUIET),
      discountCheck: read('discount.checkAvailable', QUIET),
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
  useLaneTimesQuery,
  useLazyDiscountCheckQuery,
  useLoungeQuery,
  useOtherLoungesQuery,
  usePlansQuery,
  usePopularLanesQuery,
  usePopularLoungesQuery,
  usePreBookingDayQuery,
  usePreBookingPriceQuery,
  usePreBookingTimesQuery,
  useWalkUpPriceQuery,
} = api
