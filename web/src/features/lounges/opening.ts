import type { OpeningHours } from '@layover/api-client'
import type { WallClock } from '../../ui/wall-clock.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const DAY_MINUTES = 24 * 60

/** Whether a place is open by its own clock, and what comes next. */
export type Opening =
  | { is: 'always' }
  | { is: 'open'; until: string }
  | { is: 'closed'; opens: string; day: 'today' | 'tomorrow' | (typeof DAYS)[number] }
  | { is: 'unknown' }

/** One stretch of opening in minutes since Monday 00:00; `end` may reach into the next week. */
type Span = { start: number; end: number; opens: string; closes: string }

/**
 * What the hours say at a moment of the place's clock. Closing at or before opening is on the next day, so the small
 * hours belong to the day before; `closes` is not part of the opening.
 */
export function openingAt(hours: readonly OpeningHours[], clock: WallClock | undefined): Opening {
  const spans = hours.flatMap(spansOf).sort((a, b) => a.start - b.start)
  if (!clock || spans.length === 0) return { is: 'unknown' }
  if (isAlways(spans)) return { is: 'always' }
  const now = clock.weekday * DAY_MINUTES + clock.minutes
  const running = spans.find(({ start, end }) => isWithin(now, start, end))
  if (running) return { is: 'open', until: running.closes }
  const next = spans.find(({ start }) => start > now) ?? spans[0]
  if (!next) return { is: 'unknown' }
  const nextDay = Math.floor(next.start / DAY_MINUTES)
  const daysAhead = (nextDay - clock.weekday + 7) % 7
  const isLaterToday = daysAhead === 0 && next.start > now
  const day = isLaterToday ? 'today' : daysAhead === 1 ? 'tomorrow' : (DAYS[nextDay] ?? 'Mon')
  return { is: 'closed', opens: next.opens, day }
}

/** The week in words: 'Every day 05:30 to 22:00', 'Mon to Fri 05:00 to 22:00', 'Sat, Sun all day'. */
export function weekInWords(hours: readonly OpeningHours[]): string[] {
  return hours.map(({ days, opens, closes }) => {
    const when = opens === '00:00' && closes === '24:00' ? 'all day' : `${opens} to ${closes}`
    return `${daysInWords(days)} ${when}`
  })
}

function daysInWords(days: readonly string[]): string {
  const indices = DAYS.flatMap((day, index) => (days.includes(day) ? [index] : []))
  if (indices.length === 7) return 'Every day'
  const isRun = indices.length > 2 && indices.every((day, at) => day === (indices[0] ?? 0) + at)
  const names = indices.map((index) => DAYS[index])
  return isRun ? `${names[0]} to ${names.at(-1)}` : names.join(', ')
}

function spansOf({ days, opens, closes }: OpeningHours): Span[] {
  const from = minutesOf(opens)
  const to = minutesOf(closes)
  const length = to > from ? to - from : to - from + DAY_MINUTES
  return days.map((day) => {
    const start = DAYS.indexOf(day) * DAY_MINUTES + from
    return { start, end: start + length, opens, closes }
  })
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A span that began on Sunday evening still runs on Monday morning. */
function isWithin(now: number, start: number, end: number): boolean {
  const nextWeek = now + 7 * DAY_MINUTES
  return (now >= start && now < end) || (nextWeek >= start && nextWeek < end)
}

function isAlways(spans: readonly Span[]): boolean {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0) >= 7 * DAY_MINUTES
}
