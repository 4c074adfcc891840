import type { calls, Data } from '@layover/contracts'
import { addDays, isCalendarDay } from '@layover/rules/calendar-day'
import { HOUR_MS } from '@layover/rules/durations'
import type { OpeningHours } from '@layover/rules/opening'
import { wallClock } from '@layover/rules/wall-clock'
import type { Exchange } from '../run/answer.ts'
import { claim } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import { instantMs, isOpenOn } from './place-clock.ts'

export type Slot = Data<typeof calls.loungePrebooking.getAvailableSubscribeTimes>['times'][number]
export type Dates = Data<typeof calls.cip.getSubscribeTimes>['dates']

/** A visit in the words of the requests. */
export interface Visit {
  readonly visitDate: string
  readonly visitTime: string
}

/** The rules for the times of one answer. */
export interface SlotTerms {
  readonly at: Exchange
  readonly timeZone: string
  readonly leadHours: number
  readonly people: number
  readonly openingHours: readonly OpeningHours[]
}

/** Clocks of two machines differ by less than this. */
export const CLOCK_MS = 5 * 60_000

const instantText = (ms: number | undefined) =>
  ms === undefined ? 'no time that the clock leaves out' : new Date(ms).toISOString()

/** Every time of one day: its instant, its lead time, its room, its order. */
export function checkTimes(
  run: Run,
  terms: SlotTerms,
  date: string,
  times: readonly Slot[],
  path: string,
): void {
  const { at, timeZone, leadHours, people, openingHours } = terms
  for (const [index, { visitTime, startsAt, placesLeft }] of times.entries()) {
    const here = `${path}[${index}]`
    const instant = instantMs(timeZone, date, visitTime)
    const isInstant = instant === Date.parse(startsAt)
    const what = { rule: 'a time’s instant is what the place’s clock shows then', path: `${here}.startsAt` }
    claim(run, at, isInstant, {
      ...what,
      expected: instantText(instant),
      got: startsAt,
    })
    const ahead = (Date.parse(startsAt) - Date.now() + CLOCK_MS) / HOUR_MS
    const lead = { rule: 'no time is offered inside the lead time', path: `${here}.startsAt` }
    claim(run, at, ahead >= leadHours, {
      ...lead,
      expected: `at least ${leadHours} hours from now`,
      got: startsAt,
    })
    const room = { rule: 'times that are offered have room for the party', path: `${here}.placesLeft` }
    claim(run, at, placesLeft === undefined || placesLeft >= people, {
      ...room,
      expected: `at least ${people}`,
      got: placesLeft,
    })
    const isOpen = isOpenOn(openingHours, date, visitTime) !== false
    const hours = { rule: 'times lie within the opening hours', path: `${here}.visitTime` }
    claim(run, at, isOpen, { ...hours, expected: 'a time when the place is open', got: visitTime })
    const before = times[index - 1]?.visitTime
    const order = { rule: 'dates and times are in order, each once', path: `${here}.visitTime` }
    claim(run, at, before === undefined || before < visitTime, {
      ...order,
      expected: `a time after ${before}`,
      got: visitTime,
    })
  }
}

/** All dates of an answer with their times. */
export function checkDates(run: Run, terms: SlotTerms, dates: Dates): void {
  const { at } = terms
  for (const [index, { date, times }] of dates.entries()) {
    const path = `$.data.dates[${index}]`
    const before = dates[index - 1]?.date
    const isAfter = isCalendarDay(date) && (before === undefined || before < date)
    const order = { rule: 'dates and times are in order, each once', path: `${path}.date` }
    claim(run, at, isAfter, { ...order, expected: `a day after ${before ?? 'none'}`, got: date })
    const some = { rule: 'a date that can be booked has a time', path: `${path}.times` }
    claim(run, at, times.length > 0, { ...some, expected: 'at least one time', got: times })
    checkTimes(run, terms, date, times, `${path}.times`)
  }
}

/** A visit that is too close: half of the lead time away, on the half hour. Undefined where the lead time is too short. */
export function tooEarly(timeZone: string, leadHours: number): Visit | undefined {
  if (leadHours < 1) return undefined
  const half = Date.now() + Math.min(leadHours - 0.25, Math.max(0.5, leadHours / 2)) * HOUR_MS
  const clock = wallClock(new Date(half), timeZone)
  if (clock === undefined) return undefined
  const minutes = Math.floor(clock.minutes / 30) * 30
  const text = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { visitDate: clock.date, visitTime: text }
}

/** A visit yesterday. */
export function longAgo(timeZone: string): Visit | undefined {
  const clock = wallClock(new Date(), timeZone)
  return clock && { visitDate: addDays(clock.date, -1), visitTime: '12:00' }
}

/** Unless one of them leaves them out. */
export const hasSamePlaces = (one: Pick<Slot, 'placesLeft'>, other: Pick<Slot, 'placesLeft'> | undefined) =>
  (one.placesLeft ?? other?.placesLeft) === (other?.placesLeft ?? one.placesLeft)

/** The dates without the times whose lead time ends within an hour, which may be before they are held or bought. */
export function withoutNearest(dates: Dates, leadHours: number): Dates {
  const from = Date.now() + (leadHours + 1) * HOUR_MS
  return dates.map(({ date, times }) => ({
    date,
    times: times.filter(({ startsAt }) => Date.parse(startsAt) >= from),
  }))
}

/** All visits of some dates, the farthest first, to leave the nearest ones to real visitors. */
export function visitsOf(dates: Dates): (Visit & Slot)[] {
  return dates.flatMap(({ date, times }) => times.map((slot) => ({ ...slot, visitDate: date }))).reverse()
}
