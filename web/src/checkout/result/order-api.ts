import type { CallFailure, MembershipConfirmed } from '@layover/api-client'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../api/api.ts'
import { client } from '../../api/client.ts'
import { readShopConfig, shopHas } from '../../api/shop-config.ts'
import { storedOrder, storeOrder } from './stored-order.ts'

/** A paid order for its page. `order` is null where only another tab can show it. */
type PaidOrder = {
  readonly order: MembershipConfirmed | null
  /** Whether its link opens it on any device; else this tab alone has it (P212). */
  readonly isAnywhere: boolean
}

type Question = { reference: string; key: string }

/** An order that was paid, by its reference and key: on reload and on any other device (P205, P212). */
const orderApi = api.injectEndpoints({
  endpoints: (builder) => ({
    order: builder.query<PaidOrder, Question>({
      keepUnusedDataFor: 3600,
      queryFn: async (question, { signal }) => {
        const config = await readShopConfig().catch(() => undefined)
        if (!config) return failed({ kind: 'network' })
        if (!config.additions.includes('order.get'))
          return { data: { order: storedOrder(question), isAnywhere: false } }
        // No server opens an order without its key, so none is asked.
        if (question.key === '') return failed({ kind: 'business', errorCode: 'NOT_FOUND' })
        const result = await client.read('order.get', question, { signal })
        if (result.ok) return { data: { order: result.data, isAnywhere: true } }
        return isMistyped(result.failure)
          ? failed({ kind: 'business', errorCode: 'NOT_FOUND' })
          : failed(result.failure)
      },
    }),
  }),
})

/** Reference and key come from the link alone: one that they cannot be of leads to no order, as one that nobody knows. */
const isMistyped = (failure: CallFailure) => failure.kind === 'problem' && failure.status === 400

const failed = (error: CallFailure) => ({ error })

export const { useOrderQuery } = orderApi

/** The query's own actions are functions to the store, which only a dispatch that knows them takes. */
export type AppDispatch = ThunkDispatch<{ api: ReturnType<typeof orderApi.reducer> }, unknown, UnknownAction>

/** The confirm call's own answer is what the success page shows; this tab keeps it where nobody can be asked again. */
export async function rememberPaid(dispatch: AppDispatch, order: MembershipConfirmed): Promise<void> {
  const isAnywhere = await shopHas('order.get').catch(() => false)
  if (!isAnywhere) storeOrder(order)
  const { reference, key = '' } = order
  await dispatch(orderApi.util.upsertQueryData('order', { reference, key }, { order, isAnywhere }))
}
