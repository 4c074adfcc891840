import { isCalendarDay } from '@layover/rules/calendar-day'
import { isOver, remainingMs } from '@layover/rules/countdown'
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

/** What the visitor's own unpaid order keeps for them. The server offers it to nobody any more, them included. */
type OrderedVisit = {
  readonly visitDate: string
  readonly visitTime: string
  /** The hold whose places the order has, where places are held. */
  readonly holdId: string | undefined
}

/**
 * The visit of an unpaid order for this place, if it has places for all who come now: the next order takes them over, be
 * it for fewer people. More people need a look at what else is free.
 */
export function orderedVisit({ intent, placeCode, quantity }: VisitDraft): OrderedVisit | undefined {
  const body = parseJson(standingBody(intent) ?? '')
  if (!isObject(body) || body.networkCode !== placeCode || !Array.isArray(body.passengers)) return undefined
  const { visitDate, visitTime, holdId } = body
  if (typeof visitDate !== 'string' || typeof visitTime !== 'string') return undefined
  if (!isCalendarDay(visitDate) || !isWallTime(visitTime) || body.passengers.length + 1 < quantity)
    return undefined
  return { visitDate, visitTime, holdId: typeof holdId === 'string' ? holdId : undefined }
}

/** Whether the chosen time is the one that an unpaid order keeps: then the order's own time counts, and no hold's. */
export function isOrdered(draft: VisitDraft): boolean {
  const ordered = orderedVisit(draft)
  return ordered?.visitDate === draft.visitDate && ordered.visitTime === draft.visitTime
}

/** False once the places are held no longer and no order has taken them: nothing can be bought for them then. */
export function canOrderVisit(draft: VisitDraft, nowMs = Date.now()): boolean {
  const hold = holdOf(draft)
  return !hold || isOrdered(draft) || !isOver(remainingMs(holdEndsAtMs(hold), nowMs))
}

/** The hold under which the next order takes the places over; null where none are held. */
export function orderedHold(draft: VisitDraft): Hold | null {
  const holdId = orderedVisit(draft)?.holdId
  if (holdId === undefined) return null
  const seat = seatOf(draft)
  if (draft.hold?.holdId === holdId) return { ...draft.hold, seat }
  // Another time was held meanwhile. What is left of this one is the order's alone.
  return endedHold({ holdId, expiresAt: '', seat })
}

/** The server has said that the order has no places any more: only its number is left. */
export function withoutPlaces({ replacedBody: _, ...intent }: OrderIntent): OrderIntent {
  return intent
}
