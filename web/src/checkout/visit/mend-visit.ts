import type { Stage } from '../journey.ts'
import { endedHold, type VisitDraft, withoutTime } from './visit-draft.ts'

/** A refused order of a visit whose time is gone, or whose hold is over: the time is chosen again, the rest stays. */
export function mendVisit(
  errorCode: string,
  draft: VisitDraft,
): { stage: Stage; change: Partial<VisitDraft> } | undefined {
  const stage = 'Booking details'
  if (errorCode === 'TIME_UNAVAILABLE' || errorCode === 'TOO_EARLY')
    return { stage, change: withoutTime(draft.visitTime) }
  // A hold that the server has ended is over here too, whatever this clock says.
  if (errorCode === 'HOLD_EXPIRED' && draft.hold) return { stage, change: { hold: endedHold(draft.hold) } }
  return undefined
}
