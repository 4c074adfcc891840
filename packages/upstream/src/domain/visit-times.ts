import { addDays, weekdayOf } from '@layover/rules/calendar-day'
import { instantAt } from '@layover/rules/instant-at'
import type { OpeningHours } from '@layover/rules/opening'
import { minutesOf } from '@layover/rules/opening'

const DAY_MINUTES = 24 * 60
/** Visits begin on the hour and on the half hour. */
const STEP_MINUTES = 30
/** The shortest time between the start of a visit and the closing time. */
const LAST_VISIT_BEFORE_CLOSING_MINUTES = 60

/** A time at which a visit may begin. */
export interface VisitTime {
  /** HH:mm by the place's clock. */
  readonly visitTime: string
  readonly startsAt: Date
}

/** The facts that determine the visit times of a place. */
export interface VisitPlace {
  readonly openingHours: readonly OpeningHours[]
  readonly timeZone: string
}

/**
 * The times at which visits may begin on a date of the place's calendar, in order. Times that a clock change skips do
 * not exist (P143). Lead time and free places are not considered here.
 */
export function visitTimesOn({ openingHours, timeZone }: VisitPlace, date: string): VisitTime[] {
  const open = [...stretchesOn(openingHours, date, 0), ...stretchesOn(openingHours, addDays(date, -1), 1)]
  const times: VisitTime[] = []
  for (let minute = 0; minute < DAY_MINUTES; minute += STEP_MINUTES) {
    if (!open.some(({ from, last }) => from <= minute && minute <= last)) continue
    const startsAt = instantAt(timeZone, date, minute)
    if (startsAt !== undefined) times.push({ visitTime: clockText(minute), startsAt })
  }
  return times
}

/** The start times within the hours that open on a date, in minutes of the day `daysLater`. */
function stretchesOn(hours: readonly OpeningHours[], date: string, daysLater: number) {
  const weekday = weekdayOf(date)
  return hours
    .filter(({ days }) => days.includes(weekday))
    .map(({ opens, closes }) => {
      const from = minutesOf(opens)
      const until = minutesOf(closes) > from ? minutesOf(closes) : minutesOf(closes) + DAY_MINUTES
      // A place that never closes has no last start.
      const last = until - (until - from < DAY_MINUTES ? LAST_VISIT_BEFORE_CLOSING_MINUTES : 1)
      const shift = daysLater * DAY_MINUTES
      return { from: from - shift, last: last - shift }
    })
}

function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
