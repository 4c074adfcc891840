import { weekdayOf } from '@layover/rules/calendar-day'
import { instantAt } from '@layover/rules/instant-at'
import { type OpeningHours, spansOf } from '@layover/rules/opening'
import { WEEKDAYS } from '@layover/rules/weekdays'

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
  const midnight = WEEKDAYS.indexOf(weekdayOf(date)) * DAY_MINUTES
  const open = spansOf(openingHours)
  const times: VisitTime[] = []
  for (let minute = 0; minute < DAY_MINUTES; minute += STEP_MINUTES) {
    const from = midnight + minute
    const until = from + LAST_VISIT_BEFORE_CLOSING_MINUTES
    if (!open.some(({ start, end }) => start <= from && until <= end)) continue
    const startsAt = instantAt(timeZone, date, minute)
    if (startsAt !== undefined) times.push({ visitTime: clockText(minute), startsAt })
  }
  return times
}

function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
