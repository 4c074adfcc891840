import { useEffect, useRef, useState } from 'react'
import { client } from '../../api/client.ts'
import { shopHas } from '../../api/shop-config.ts'
import type { OrderIntent } from '../draft.ts'

export type Settlement =
  | { readonly kind: 'paid'; readonly reference: string; readonly key?: string }
  | { readonly kind: 'declined' }
  | { readonly kind: 'expired' }
  /** The confirm call never arrived: the order still waits to be paid. */
  | { readonly kind: 'neverStarted' }

/** The first waits between two questions in milliseconds; the last one repeats. */
const WAITS_MS = [1_000, 1_500, 2_000, 3_000, 5_000, 8_000]

/**
 * An order that still says CREATED this long after its confirm call left was never asked to be paid: it is longer
 * than the gateway's own deadline for such a call (25 s), so nothing can be under way any more.
 */
export const NEVER_STARTED_AFTER_MS = 40_000

/** Asks how the order stands until that is final, and tells it once. `canAsk` is false where the upstream cannot say (ruling 14). */
export function usePaymentStatus(
  intent: OrderIntent | undefined,
  onSettled: (settlement: Settlement) => void,
) {
  const [canAsk, setCanAsk] = useState(true)
  const settled = useRef(onSettled)
  settled.current = onSettled
  const orderNo = intent?.orderNo
  const payingSince = intent?.payingSince ?? 0
  useEffect(() => {
    if (orderNo === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const ask = async (round: number) => {
      const canBeAsked = await shopHas('order.status').catch(() => undefined)
      const result = canBeAsked ? await client.read('order.status', { orderNo }) : undefined
      if (isLeft) return
      if (canBeAsked === false) return setCanAsk(false)
      if (result?.ok) {
        const settlement = settlementOf(result.data, Date.now() - payingSince)
        if (settlement) return settled.current(settlement)
      } else if (result?.failure.kind === 'business') {
        return setCanAsk(false)
      }
      timer = setTimeout(() => void ask(round + 1), WAITS_MS[round] ?? WAITS_MS.at(-1))
    }
    void ask(0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [orderNo, payingSince])
  return { canAsk }
}

type Status = { status: string; reference?: string; key?: string }

function settlementOf({ status, reference, key }: Status, sinceMs: number): Settlement | undefined {
  if (status === 'PAID' && reference !== undefined)
    return { kind: 'paid', reference, ...(key !== undefined && { key }) }
  if (status === 'DECLINED') return { kind: 'declined' }
  if (status === 'EXPIRED') return { kind: 'expired' }
  return status === 'CREATED' && sinceMs > NEVER_STARTED_AFTER_MS ? { kind: 'neverStarted' } : undefined
}
