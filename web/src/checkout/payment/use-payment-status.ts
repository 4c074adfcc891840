import { useEffect, useRef, useState } from 'react'
import { client } from '../../api/client.ts'
import { shopHas } from '../../api/shop-config.ts'
import type { OrderIntent } from '../journey/draft.ts'
import { type Settlement, settlementOf } from './settlement.ts'

/** The first waits between two questions in milliseconds; the last one repeats. */
const WAITS_MS = [1_000, 1_500, 2_000, 3_000, 5_000, 8_000]

/** Asks how the order stands until that is final, and tells it once. `canAsk` is false where the upstream cannot say (P212). */
export function usePaymentStatus(
  intent: OrderIntent | undefined,
  onSettled: (settlement: Settlement) => void,
) {
  const [canAsk, setCanAsk] = useState(true)
  const settled = useRef(onSettled)
  settled.current = onSettled
  const orderNo = intent?.orderNo
  const payingSince = intent?.payingSince ?? 0
  const attempt = intent?.attempt ?? 1
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
        const settlement = settlementOf(result.data, { attempt }, Date.now() - payingSince)
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
  }, [orderNo, payingSince, attempt])
  return { canAsk }
}
