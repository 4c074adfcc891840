import { useEffect, useRef } from 'react'
import type { CheckoutState } from '../journey/checkout-state.ts'
import { isOffered, offeredDays } from './offered-days.ts'
import type { VisitDates } from './visit-calls.ts'
import { type VisitDraft, withoutTime } from './visit-draft.ts'

/**
 * Reports that the chosen time is no longer offered as soon as the dates show it, after a reload or for a larger
 * party, and not only on Next. A day without any time is dropped too.
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
