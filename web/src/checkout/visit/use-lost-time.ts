import { useEffect, useRef } from 'react'
import type { CheckoutState } from '../journey/checkout-state.ts'
import { isOffered, offeredDays } from './offered-days.ts'
import type { VisitDates } from './visit-calls.ts'
import { type VisitDraft, withoutTime } from './visit-draft.ts'

/**
 * Tells at once that the time chosen earlier is not offered any more, after a reload or for a larger party, and not only
 * when Next asks for it. A day that has no time left goes with it.
 */
export function useLostTime<D extends VisitDraft>(checkout: CheckoutState<D>, dates: VisitDates | undefined) {
  const latest = useRef(checkout)
  latest.current = checkout
  useEffect(() => {
    const { read, update } = latest.current
    const draft = read()
    if (!dates || draft.visitTime === '') return
    const days = offeredDays(dates, draft)
    if (isOffered(days, draft.visitDate, draft.visitTime)) return
    const isDayLeft = days.some(({ date }) => date === draft.visitDate)
    const lost = { ...withoutTime(draft.visitTime), ...(!isDayLeft && { visitDate: '' }) }
    update(lost as Partial<D>)
  }, [dates])
}
