import { addDays, isCalendarDay } from '@layover/rules/calendar-day'
import { instantAt } from '@layover/rules/instant-at'
import { meetsLeadTime } from '@layover/rules/lead-time'
import { minutesOf } from '@layover/rules/opening'
import { wallClock } from '@layover/rules/wall-clock'
import { Refused } from '../domain/refused.ts'
import { type CalendarTime, calendarDay } from './calendar.ts'
import type { SlotPlace } from './slot-place.ts'

/** How far ahead visits are sold, today included. */
const SOLD_AHEAD_DAYS = 60

/** A requested visit, by the place's calendar and clock. */
export interface RequestedVisit {
  readonly visitDate: string
  readonly visitTime: string
}

/** The dates on which visits are sold, by the place's calendar. */
export function soldDates({ timeZone }: SlotPlace, now: Date): string[] {
  const today = todayAt(timeZone, now)
  return Array.from({ length: SOLD_AHEAD_DAYS }, (_, days) => addDays(today, days))
}

/**
 * The visits on a date that are far enough ahead, full ones included. Lead times compare instants on this server's
 * clock, inclusive (P141).
 */
export function bookableTimesOn(place: SlotPlace, date: string, now: Date): CalendarTime[] {
  if (!place.isSameDay && date === todayAt(place.timeZone, now)) return []
  return aheadOf(place, date, now)
}

/** The same for every date on which visits are sold, in order. */
export function bookableDays(
  place: SlotPlace,
  now: Date,
): { readonly date: string; readonly times: readonly CalendarTime[] }[] {
  const [today, ...later] = soldDates(place, now)
  const days = later.map((date) => ({ date, times: aheadOf(place, date, now) }))
  return today === undefined ? days : [{ date: today, times: bookableTimesOn(place, today, now) }, ...days]
}

function aheadOf(place: SlotPlace, date: string, now: Date): CalendarTime[] {
  return calendarDay(place, date).filter(({ startsAt }) =>
    meetsLeadTime(startsAt.getTime(), now.getTime(), place.leadHours),
  )
}

/** Whether a visit on the airport's today can still be booked (P156). */
export function isBookableToday(place: SlotPlace, now: Date): boolean {
  return bookableTimesOn(place, todayAt(place.timeZone, now), now).length > 0
}

/**
 * Finds the requested visit.
 *
 * @throws Refused TIME_UNAVAILABLE where no visit begins then, TOO_EARLY where one does and the lead time is over
 */
export function bookableVisit(
  place: SlotPlace,
  { visitDate, visitTime }: RequestedVisit,
  now: Date,
): CalendarTime {
  const isSold = soldDates(place, now).includes(visitDate)
  const visit = isSold && calendarDay(place, visitDate).find((each) => each.visitTime === visitTime)
  if (!visit) throw new Refused('TIME_UNAVAILABLE')
  const isBookable = bookableTimesOn(place, visitDate, now).some((each) => each.visitTime === visitTime)
  if (!isBookable) throw new Refused('TOO_EARLY')
  return visit
}

/** @throws Refused NOT_AVAILABLE for a party larger than one booking may be (P85) */
export function checkPartySize({ maxBookingNum }: SlotPlace, passengerNumber: number): void {
  if (passengerNumber > maxBookingNum)
    throw new Refused('NOT_AVAILABLE', `One booking is for ${maxBookingNum} people at most.`)
}

/** The requested instant, whether or not a visit begins then; undefined for no day, and where a clock change skips it. */
export function requestedInstant(
  { timeZone }: SlotPlace,
  { visitDate, visitTime }: RequestedVisit,
): Date | undefined {
  return isCalendarDay(visitDate) ? instantAt(timeZone, visitDate, minutesOf(visitTime)) : undefined
}

/** Today by the place's calendar. @throws when this machine lacks the place's time zone */
function todayAt(timeZone: string, now: Date): string {
  const clock = wallClock(now, timeZone)
  if (clock === undefined) throw new Error(`this machine does not know the zone ${timeZone}`)
  return clock.date
}
