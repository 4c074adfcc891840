import type { Weekday } from '../catalogue/catalogue-types.ts'

export const weekdays: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const DAY_MS = 24 * 60 * 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** What a clock and a calendar on the wall of a place show. */
export interface WallClock {
  readonly weekday: Weekday
  /** YYYY-MM-DD. */
  readonly date: string
  /** Minutes since midnight by the clock's own hands. */
  readonly minute: number
}

/** Reads the clock on the wall of a place with this IANA zone at an instant. */
export function wallClock(timeZone: string, instant: Date): WallClock {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return {
    weekday: parts.weekday as Weekday,
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/**
 * The instant at which the clock of a place shows a date and a minute of that day. An hour that comes twice is the first
 * of the two.
 *
 * @returns undefined for a time that a change of clocks leaves out (ruling 17)
 */
export function instantAt(timeZone: string, date: string, minute: number): Date | undefined {
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minute * 60_000
  // Zones lie within a day of UTC, so one of the offsets around the day holds.
  const offsets = [-DAY_MS, DAY_MS].map((around) => offsetMs(timeZone, asIfUtc + around))
  const instants = [...new Set(offsets)].map((offset) => asIfUtc - offset).sort((a, b) => a - b)
  const found = instants.find((instant) => offsetMs(timeZone, instant) === asIfUtc - instant)
  return found === undefined ? undefined : new Date(found)
}

/** The date that lies some days after another, YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The weekday of a date. */
export function weekdayOf(date: string): Weekday {
  return weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday
}

function offsetMs(timeZone: string, instantMs: number): number {
  const { date, minute } = wallClock(timeZone, new Date(instantMs))
  const shown = Date.parse(`${date}T00:00:00Z`) + minute * 60_000
  return shown - Math.floor(instantMs / 60_000) * 60_000
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  // A format costs a thousand times what its use costs.
  const format = new Intl.DateTimeFormat('en-US', {
    ...({ weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const),
    timeZone,
  })
  formats.set(timeZone, format)
  return format
}
