import { HOUR_MS } from './durations.ts'
import { accept, refuse, type Verdict } from './verdict.ts'

export const TIME_UNAVAILABLE_MESSAGE = 'This time is unavailable. Please choose another.'
export const PRE_BOOKING_LEAD_HOURS = 48

/** The instant from which a visit may be booked (P141). */
export function earliestVisit(now: Date, leadHours: number): Date {
  return new Date(now.getTime() + leadHours * HOUR_MS)
}

/** Whether at least `leadHours` lie between now and the visit, the bound included (P141). */
export function meetsLeadTime(visitMs: number, nowMs: number, leadHours: number): boolean {
  return visitMs - nowMs >= leadHours * HOUR_MS
}

/**
 * The visit is far enough ahead to be booked. Both times are instants in UTC milliseconds: wall clocks and
 * the browser's zone have no part in it (P139).
 */
export function checkLeadTime(visitMs: number, nowMs: number, leadHours: number): Verdict<number> {
  return meetsLeadTime(visitMs, nowMs, leadHours) ? accept(visitMs) : refuse(TIME_UNAVAILABLE_MESSAGE)
}

/** Names the time that was lost; `visitTime` is already written for the reader (P97). */
export function visitTimeUnavailableMessage(visitTime: string): string {
  return `We’re sorry, ${visitTime} is unavailable.`
}
