import type { WallClock } from './wall-clock.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

/** Hours of the place's own clock, as the calls carry them: closing at or before opening is on the next day. */
export type OpeningHours = {
  readonly days: readonly Weekday[]
  readonly opens: string
  readonly closes: string
}

/** Whether a place is open by its own clock, and what comes next. Times are HH:mm; 24:00 is the end of a day. */
export type Opening =
  | { is: 'always' }
  /** `day` only where it closes more than a day from now. */
  | { is: 'open'; until: string; day?: Weekday }
  | { is: 'closed'; opens: string; day: 'today' | 'tomorrow' | Weekday }
  | { is: 'unknown' }

/** One stretch of opening in minutes since this week's Monday 00:00. */
type Span = { start: number; end: number }

const DAY_MINUTES = 24 * 60
const WEEK_MINUTES = 7 * DAY_MINUTES

/**
 * Whether a place is open at a moment of its clock: from the opening minute to just before the closing one. The small
 * hours belong to the day before, and stretches that touch are one. Without hours or clock it is unknown.
 */
export function openingAt(hours: readonly OpeningHours[], clock: WallClock | undefined): Opening {
  if (!clock || hours.length === 0) return { is: 'unknown' }
  const spans = spansOf(hours)
  if (spans.some(({ start, end }) => start <= 0 && end >= WEEK_MINUTES)) return { is: 'always' }
  const now = minutesInWeek(clock)
  const running = spans.find(({ start, end }) => start <= now && now < end)
  if (running) {
    const until = timeOf(running.end, '24:00')
    return running.end - now > DAY_MINUTES
      ? { is: 'open', until, day: dayOf(running.end - 1) }
      : { is: 'open', until }
  }
  const next = spans.find(({ start }) => start > now)
  if (!next) return { is: 'unknown' }
  const daysAhead = Math.floor(next.start / DAY_MINUTES) - clock.weekday
  const day = daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : dayOf(next.start)
  return { is: 'closed', opens: timeOf(next.start, '00:00'), day }
}

/** Whether the place is open at that moment; `undefined` where it is unknown. */
export function isOpenAt(hours: readonly OpeningHours[], clock: WallClock | undefined): boolean | undefined {
  const { is } = openingAt(hours, clock)
  return is === 'unknown' ? undefined : is !== 'closed'
}

/** Whether the place is open at any moment from this one to the end of its day. */
export function opensBeforeMidnight(hours: readonly OpeningHours[], clock: WallClock): boolean {
  const from = minutesInWeek(clock)
  const midnight = (clock.weekday + 1) * DAY_MINUTES
  return spansOf(hours).some(({ start, end }) => start < midnight && end > from)
}

function minutesInWeek({ weekday, minutes }: WallClock): number {
  return weekday * DAY_MINUTES + minutes
}

/** The stretches of last week, this one and the next, in order; those that touch or overlap are one. */
export function spansOf(hours: readonly OpeningHours[]): Span[] {
  const week = hours.flatMap(({ days, opens, closes }) => {
    const from = minutesOf(opens)
    const to = minutesOf(closes)
    const length = to > from ? to - from : to - from + DAY_MINUTES
    return days.map((day) => ({ start: WEEKDAYS.indexOf(day) * DAY_MINUTES + from, length }))
  })
  const merged: Span[] = []
  const all = [-WEEK_MINUTES, 0, WEEK_MINUTES].flatMap((shift) =>
    week.map(({ start, length }) => ({ start: start + shift, end: start + shift + length })),
  )
  for (const span of all.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push(span)
  }
  return merged
}

/** Minutes since midnight of HH:mm; 24:00 is the end of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A minute of the week as HH:mm; `midnight` is the one of its two names that a day's border has here. */
function timeOf(minuteOfWeek: number, midnight: '00:00' | '24:00'): string {
  const minutes = ((minuteOfWeek % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  if (minutes === 0) return midnight
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function dayOf(minuteOfWeek: number): Weekday {
  const day = Math.floor(minuteOfWeek / DAY_MINUTES)
  return WEEKDAYS[((day % 7) + 7) % 7] ?? 'Mon'
}
