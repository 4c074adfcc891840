import type { OpeningHours } from '../catalogue/catalogue-types.ts'
import { wallClock, weekdays } from './wall-clock.ts'

/** Minutes since midnight of HH:mm; 24:00 is the end of the day. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/**
 * Whether a place is open: hours are wall times of `timeZone`, from opening inclusive to closing exclusive. All day is
 * 00:00 to 24:00; a closing time at or before the opening one is on the next day.
 */
export function isOpenNow(hours: readonly OpeningHours[], timeZone: string, now: Date): boolean {
  const { weekday, minute } = wallClock(timeZone, now)
  const yesterday = weekdays[(weekdays.indexOf(weekday) + 6) % 7] ?? weekday
  return hours.some(({ days, opens, closes }) => {
    const from = minuteOf(opens)
    const until = minuteOf(closes)
    if (until > from) return days.includes(weekday) && from <= minute && minute < until
    return (days.includes(weekday) && minute >= from) || (days.includes(yesterday) && minute < until)
  })
}
