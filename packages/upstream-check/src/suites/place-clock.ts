import { weekdayOf } from '@layover/rules/calendar-day'
import { instantAt } from '@layover/rules/instant-at'
import { isOpenAt, minutesOf, type OpeningHours } from '@layover/rules/opening'
import { WEEKDAYS } from '@layover/rules/weekdays'

/** Cached, since the look-up in a zone is slow and the same times come in many answers. */
const instants = new Map<string, number | undefined>()

/** The instant, in UTC milliseconds, at which a place's clock shows a time of a day; undefined where it never does. */
export function instantMs(timeZone: string, date: string, time: string): number | undefined {
  const key = `${timeZone} ${date} ${time}`
  if (!instants.has(key)) instants.set(key, instantAt(timeZone, date, minutesOf(time))?.getTime())
  return instants.get(key)
}

const opening = new WeakMap<readonly OpeningHours[], Map<string, boolean | undefined>>()

/** Whether a place is open when its own clock shows this; undefined where it has no hours for it. */
export function isOpenOn(hours: readonly OpeningHours[], date: string, time: string): boolean | undefined {
  const known = opening.get(hours) ?? new Map<string, boolean | undefined>()
  opening.set(hours, known)
  const weekday = weekdayOf(date)
  const key = `${weekday} ${time}`
  if (!known.has(key)) {
    const clock = { date, time, minutes: minutesOf(time), weekday: WEEKDAYS.indexOf(weekday) }
    known.set(key, isOpenAt(hours, clock))
  }
  return known.get(key)
}
