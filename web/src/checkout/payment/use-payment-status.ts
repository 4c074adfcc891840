import type { Data } from '@layover/api-client'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useRef } from 'react'
import { api, cachedFor } from '../../api/api.ts'
import { client } from '../../api/client.ts'
import { shopHas } from '../../api/shop-config.ts'
import type { OrderIntent } from '../journey/draft.ts'
import { type Settlement, settlementOf } from './settlement.ts'

/** The first waits between two polls in milliseconds; the last one repeats. */
const WAITS_MS = [1_000, 1_500, 2_000, 3_000, 5_000, 8_000]

/** After this time the wait is longer than usual: lost answers are found within seconds. */
const USUAL_CHECK_MS = 60_000

/** After this time the page stops polling: what comes later, comes by mail (P375). */
export const CHECK_ENDS_AFTER_MS = 10 * 60_000

/** The result of a poll; it has no order when the server was not reached. */
type Poll = {
  /** False when the upstream cannot report an order's status (P212). */
  readonly canPoll: boolean
  readonly order?: Data<'order.status'>
  readonly atMs: number
  /** The number of polls before. */
  readonly round: number
}

const { orderStatus } = api.injectEndpoints({
  endpoints: (builder) => ({
    /** The status of an order. A failed poll is a result too: polling continues, and no popup opens. */
    orderStatus: builder.query<Poll, { orderNo: string; statusKey?: string }>({
      ...cachedFor('order.status'),
      queryFn: async (request, { signal }) => {
        const isThere = await shopHas('order.status').catch(() => undefined)
        const result = isThere ? await client.read('order.status', request, { signal }) : undefined
        const isRefused = result?.ok === false && result.failure.kind === 'business'
        return {
          data: {
            canPoll: isThere !== false && !isRefused,
            ...(result?.ok && { order: result.data }),
            atMs: Date.now(),
            round: 0,
          },
        }
      },
      merge: ({ round }, poll) => ({ ...poll, round: round + 1 }),
    }),
  }),
}).endpoints

/** Polls the order's status until it is final, and reports it once. */
export function usePaymentStatus(
  intent: OrderIntent | undefined,
  onSettled: (settlement: Settlement) => void,
) {
  const { orderNo, access, payingSince = 0, attempt = 1 } = intent ?? {}
  const key = access?.statusKey === undefined ? {} : { statusKey: access.statusKey }
  const request = orderNo === undefined ? skipToken : { orderNo, ...key }
  const { currentData: poll } = orderStatus.useQueryState(request)
  const settlement = poll?.order && settlementOf(poll.order, { attempt }, poll.atMs - payingSince)
  const canPoll = poll?.canPoll ?? true
  const waitMs = WAITS_MS[poll?.round ?? 0] ?? WAITS_MS.at(-1) ?? 0
  const takesMs = poll === undefined ? 0 : poll.atMs - payingSince
  const hasEnded = takesMs > CHECK_ENDS_AFTER_MS
  const isPolling = canPoll && !settlement && !hasEnded
  orderStatus.useQuerySubscription(request, { pollingInterval: isPolling ? waitMs : 0 })
  const latest = useRef({ settlement, onSettled })
  latest.current = { settlement, onSettled }
  useEffect(() => {
    if (poll && latest.current.settlement) latest.current.onSettled(latest.current.settlement)
  }, [poll])
  return { canPoll, isSlow: takesMs > USUAL_CHECK_MS, hasEnded, order: poll?.order }
}
