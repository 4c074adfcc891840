import type { CallFailure, MembershipConfirmed } from '@layover/api-client'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { client } from '../api/client.ts'

/** An order that was paid, by its reference and key: on reload and on any other device (ruling 14, ruling 30). */
export const orderApi = api.injectEndpoints({
  endpoints: (builder) => ({
    order: builder.query<MembershipConfirmed, { reference: string; key: string }>({
      keepUnusedDataFor: 3600,
      queryFn: async (input, { signal }) => {
        const result = await client.read('order.get', input, { signal })
        return result.ok ? { data: result.data } : { error: result.failure satisfies CallFailure }
      },
    }),
  }),
})

export const { useOrderQuery } = orderApi

/** The query's own actions are functions to the store, which only a dispatch that knows them takes. */
export type AppDispatch = ThunkDispatch<{ api: ReturnType<typeof orderApi.reducer> }, unknown, UnknownAction>
