import type { Stage } from '../journey/journey.ts'
import { isOrdered, withoutPlaces } from './ordered-visit.ts'
import { endedHold, type VisitDraft, withoutTime } from './visit-draft.ts'

/**
 * The change after a refused order whose time is gone or whose hold is over: the time is chosen again, the rest stays.
 */
export function mendVisit(
  errorCode: string,
  draft: VisitDraft,
): { stage: Stage; change: Partial<VisitDraft> } | undefined {
  const stage = 'Booking details'
  // The earlier order has no places to pass on: its time is offered like any other from now on.
  const { intent } = draft
  const change = intent && isOrdered(draft) ? { intent: withoutPlaces(intent) } : {}
  if (errorCode === 'TIME_UNAVAILABLE' || errorCode === 'TOO_EARLY')
    return { stage, change: { ...change, ...withoutTime(draft.visitTime) } }
  // The server has ended the hold, so it is over here too, whatever this clock shows.
  if (errorCode === 'HOLD_EXPIRED' && draft.hold)
    return { stage, change: { ...change, hold: endedHold(draft.hold) } }
  return undefined
}
