import type { CallFailure, MembershipConfirmed, SharedPass } from '@layover/api-client'
import { bookingPath } from '@layover/site/addresses'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../api/api.ts'
import { client } from '../../api/client.ts'
import { readShopConfig, shopHas } from '../../api/shop-config.ts'
import { type DevicePass, forgetPass, savedUnder } from '../../session/device-passes.ts'
import { findPass, orderCopies } from '../../session/order-copies.ts'
import { storedOrder, storeOrder } from './stored-order.ts'

/** A paid order for its page. `order` is null when only another tab can show it. */
type PaidOrder = {
  readonly order: MembershipConfirmed | null
  /** Whether its link opens it on any device; otherwise only this tab has it (P212). */
  readonly isAnywhere: boolean
  /** When this device saved it, where the server could not be asked. */
  readonly savedAt?: number
  /** The page of its purchase, which its link may not name. */
  readonly path?: string | undefined
}

type Question = { reference: string; key: string }

type PassQuestion = { passNumber: string; key: string }

/** A pass that was sent on, with the page of its purchase, which its link may not name. */
type OnePass = {
  readonly shared: SharedPass
  readonly savedAt?: number
  readonly path?: string | undefined
}

/** Loads a paid order by reference and key: after a reload and on any other device (P205, P212). */
const orderApi = api.injectEndpoints({
  endpoints: (builder) => ({
    order: builder.query<PaidOrder, Question>({
      keepUnusedDataFor: 3600,
      queryFn: async (question, { signal }) => {
        const reply = await readOrder(question, signal)
        return (isUnanswered(reply) && (await savedOrder(question))) || reply
      },
    }),
    onePass: builder.query<OnePass, PassQuestion>({
      keepUnusedDataFor: 3600,
      queryFn: async (question, { signal }) => {
        const reply = await readPass(question, signal)
        return (isUnanswered(reply) && (await savedPass(question))) || reply
      },
    }),
  }),
})

type Reply<Data = PaidOrder> = { data: Data } | { error: CallFailure }

async function readOrder(question: Question, signal: AbortSignal): Promise<Reply> {
  const config = await readShopConfig().catch(() => undefined)
  if (!config) return failed({ kind: 'network' })
  if (!config.additions.includes('order.get'))
    return { data: { order: storedOrder(question), isAnywhere: false } }
  // No server opens an order without its key, so this sends no request.
  if (question.key === '') return unknown
  const result = await client.read('order.get', question, { signal })
  if (result.ok) return { data: anywhere(result.data, config.generalAgentId) }
  if (isGone(result.failure)) forgetPass(question.reference, question.key)
  return isMistyped(result.failure) ? unknown : failed(result.failure)
}

async function readPass(question: PassQuestion, signal: AbortSignal): Promise<Reply<OnePass>> {
  const config = await readShopConfig().catch(() => undefined)
  if (!config) return failed({ kind: 'network' })
  if (!config.additions.includes('order.pass') || question.key === '') return unknown
  const result = await client.read('order.pass', question, { signal })
  if (result.ok)
    return { data: { shared: result.data, path: bookingPath(result.data, config.generalAgentId) } }
  if (isGone(result.failure)) forgetPass(question.passNumber, question.key)
  return isMistyped(result.failure) ? unknown : failed(result.failure)
}

const isUnanswered = (reply: Reply<unknown>) => 'error' in reply && reply.error.kind !== 'business'

/** The page under which an order was saved: the link of its mail may name another one (P554). */
const pathOf = ({ address }: DevicePass) => address.split('?', 1)[0]

/** The copy of an order that this device has saved under the same link (P503). */
async function savedOrder({ reference, key }: Question): Promise<Reply | undefined> {
  const pass = savedUnder(reference, key)
  const saved = pass && (await orderCopies.find(reference))
  return (
    saved && { data: { order: saved.value, savedAt: saved.savedAt, isAnywhere: true, path: pathOf(pass) } }
  )
}

/** The copy of a pass that was sent to this device, saved under the same link (P538). */
async function savedPass({ passNumber, key }: PassQuestion): Promise<Reply<OnePass> | undefined> {
  const pass = savedUnder(passNumber, key)
  const saved = pass && (await findPass(passNumber))
  return saved && { data: { shared: saved.value, savedAt: saved.savedAt, path: pathOf(pass) } }
}

function anywhere(order: MembershipConfirmed, agentId: string): PaidOrder {
  return { order, isAnywhere: true, path: bookingPath(order, agentId) }
}

/** Reference and key come from the link alone, so malformed ones mean the same as unknown ones: no order. */
const isMistyped = (failure: CallFailure) => failure.kind === 'problem' && failure.status === 400

const isGone = (failure: CallFailure) =>
  failure.kind === 'business' && ['NOT_FOUND', 'ORDER_CANCELLED'].includes(failure.errorCode)

const failed = (error: CallFailure) => ({ error })

const unknown = failed({ kind: 'business', errorCode: 'NOT_FOUND' })

export const { useOrderQuery, useOnePassQuery } = orderApi

/** RTK Query's actions are thunks, and a plain dispatch does not accept them by its type. */
export type AppDispatch = ThunkDispatch<{ api: ReturnType<typeof orderApi.reducer> }, unknown, UnknownAction>

/**
 * Puts confirm's reply into the cache for the success page. The tab also stores it when the upstream cannot return it.
 */
export async function rememberPaid(dispatch: AppDispatch, order: MembershipConfirmed): Promise<void> {
  const isAnywhere = await shopHas('order.get').catch(() => false)
  if (!isAnywhere) storeOrder(order)
  const { reference, key = '' } = order
  await dispatch(orderApi.util.upsertQueryData('order', { reference, key }, { order, isAnywhere }))
}
