import type { OpeningHours, Weekday } from '../catalogue/catalogue-types.ts'

const weekdays: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const formats = new Map<string, Intl.DateTimeFormat>()

/** The weekday and the minute of the day that a clock at the place shows. */
function wallClock(timeZone: string, now: Date): { weekday: Weekday; minute: number } {
  let format = formats.get(timeZone)
  if (format === undefined) {
    // A format costs a thousand times what its use costs.
    const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
    format = new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', timeZone })
    formats.set(timeZone, format)
  }
  const part = (type: string, all = format.formatToParts(now)) =>
    all.find((each) => each.type === type)?.value ?? ''
  return { weekday: part('weekday') as Weekday, minute: Number(part('hour')) * 60 + Number(part('minute')) }
}

function minuteOf(time: string): number {
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
