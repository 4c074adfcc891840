import { type CallFailure, type CallIdOf, callTable } from '@layover/api-client'
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import { nextTask } from './next-task.ts'
import { type Question, READS, type ReadName, type Reply, send } from './reads.ts'

/** The contract's cache time of a call. Without one, each reader sends the call again. */
export function cachedFor(id: CallIdOf<'read'>) {
  const { ttlSeconds } = callTable[id]
  return { keepUnusedDataFor: ttlSeconds, forceRefetch: () => ttlSeconds === 0 }
}

/**
 * The cache of the server's data. The contract's definition of a call sets its cache time; a quote has none and is
 * never served stale. A failure stays typed and is not cached. The cache comes into the store (`store/store-api.ts`)
 * with the first purchase or late query, or once the browser is idle (`page-read.ts`).
 *
 * A hook's `selectFromResult` picks what its page draws. The rest, such as the request's id, changes with each request
 * and would draw the page once more. It replaces the library's own, by which a question that is not sent yet counts as
 * fetching. It is declared once: for another function at each drawing the library would build its selectors anew.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<CallFailure>(),
  endpoints: (builder) => {
    const query = <Name extends ReadName>(name: Name) =>
      builder.query<Reply<Name>, Question<Name>>({
        ...cachedFor(READS[name].id),
        queryFn: async (question, { signal }) => {
          // No page waits for a quiet read: the press that asks for it is answered first.
          if (READS[name].meta.isQuiet) await nextTask()
          return send(name, question, signal)
        },
      })
    const names = Object.keys(READS) as ReadName[]
    return Object.fromEntries(names.map((name) => [name, query(name)])) as unknown as {
      [Name in ReadName]: ReturnType<typeof query<Name>>
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
  usePopularLoungesQuery,
  usePreBookingDayQuery,
  usePreBookingTimesQuery,
  useWalkUpPriceQuery,
} = api
