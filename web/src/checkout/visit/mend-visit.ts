import type { Stage } from '../journey/journey.ts'
import { isOrdered, withoutPlaces } from './ordered-visit.ts'
import { endedHold, type VisitDraft, withoutTime } from './visit-draft.ts'

/** A refused order of a visit whose time is gone, or whose hold is over: the time is chosen again, the rest stays. */
export function mendVisit(
  errorCode: string,
  draft: VisitDraft,
): { stage: Stage; change: Partial<VisitDraft> } | undefined {
  const stage = 'Booking details'
  // An order before this one that was to leave its places has none: its time is offered like any other from here on.
  const { intent } = draft
  const change = intent && isOrdered(draft) ? { intent: withoutPlaces(intent) } : {}
  if (errorCode === 'TIME_UNAVAILABLE' || errorCode === 'TOO_EARLY')
    return { stage, change: { ...change, ...withoutTime(draft.visitTime) } }
  // A hold that the server has ended is over here too, whatever this clock says.
  if (errorCode === 'HOLD_EXPIRED' && draft.hold)
    return { stage, change: { ...change, hold: endedHold(draft.hold) } }
  return undefined
}
