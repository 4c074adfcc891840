import { isCalendarDay } from '@layover/rules/calendar-day'
import { isOver } from '@layover/rules/countdown'
import { isObject, parseJson } from '../../session/json.ts'
import { type OrderIntent, standingBody } from '../journey/draft.ts'
import {
  endedHold,
  type Hold,
  holdEndsAtMs,
  holdOf,
  isWallTime,
  seatOf,
  type VisitDraft,
} from './visit-draft.ts'

/** The places of the visitor's own unpaid order. The server no longer offers them, not even to this visitor. */
type OrderedVisit = {
  readonly visitDate: string
  readonly visitTime: string
  /** The hold that the order took over, if places are held. */
  readonly holdId: string | undefined
}

/**
 * The visit of an unpaid order for this place, if it has enough places for the current party: the next order takes
 * them over. A larger party needs a new check.
 */
export function orderedVisit({ intent, placeCode, quantity }: VisitDraft): OrderedVisit | undefined {
  const text = standingBody(intent)
  // Each drawing asks. Parsing an empty text would make an error with its stack.
  const body = text === undefined ? undefined : parseJson(text)
  if (!isObject(body) || body.networkCode !== placeCode || !Array.isArray(body.passengers)) return undefined
  const { visitDate, visitTime, holdId } = body
  if (typeof visitDate !== 'string' || typeof visitTime !== 'string') return undefined
  if (!isCalendarDay(visitDate) || !isWallTime(visitTime) || body.passengers.length + 1 < quantity)
    return undefined
  return { visitDate, visitTime, holdId: typeof holdId === 'string' ? holdId : undefined }
}

/** Whether the chosen time is the unpaid order's: then the order's time counts, and no hold's. */
export function isOrdered(draft: VisitDraft): boolean {
  const ordered = orderedVisit(draft)
  return ordered?.visitDate === draft.visitDate && ordered.visitTime === draft.visitTime
}

/** False once the hold is over and no order has taken the places: then nothing can be bought. */
export function canOrderVisit(draft: VisitDraft, nowMs = Date.now()): boolean {
  const hold = holdOf(draft)
  return !hold || isOrdered(draft) || !isOver(holdEndsAtMs(hold) - nowMs)
}

/** The hold under which the next order takes over the places; null when none are held. */
export function orderedHold(draft: VisitDraft): Hold | null {
  const holdId = orderedVisit(draft)?.holdId
  if (holdId === undefined) return null
  const seat = seatOf(draft)
  if (draft.hold?.holdId === holdId) return { ...draft.hold, seat }
  // The visitor has held another time meanwhile, so these places belong to the order alone.
  return endedHold({ holdId, expiresAt: '', seat })
}

/** The server reports that the order has no places any more: only its number remains. */
export function withoutPlaces({ replacedBody: _, ...intent }: OrderIntent): OrderIntent {
  return intent
}
