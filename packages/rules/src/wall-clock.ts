import { WEEKDAYS, type Weekday } from './weekdays.ts'

/**
 * The clock on a wall somewhere. `date` is that place's day, YYYY-MM-DD; `minutes` counts from its midnight,
 * `weekday` from Monday = 0.
 */
export type WallClock = { date: string; time: string; minutes: number; weekday: number }

/** A format costs a thousand times what its use costs. `null`: this machine does not know the zone. */
const formats = new Map<string, Intl.DateTimeFormat | null>()

/** The clock in an IANA zone at an instant, whatever zone the reader is in; `undefined` for an unknown zone (P139). */
export function wallClock(instant: Date, timeZone: string | undefined): WallClock | undefined {
  const format = timeZone ? formatOf(timeZone) : null
  if (!format) return undefined
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const { year = '', month = '', day = '', hour = '00', minute = '00', weekday = '' } = parts
  return {
    date: `${year}-${month}-${day}`,
    time: `${hour}:${minute}`,
    minutes: Number(hour) * 60 + Number(minute),
    weekday: WEEKDAYS.indexOf(weekday as Weekday),
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = makeFormat(timeZone)
  formats.set(timeZone, made)
  return made
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  } catch {
    return null
  }
}
