import { DAY_MS, MINUTE_MS } from './durations.ts'
import { wallClock } from './wall-clock.ts'

/**
 * The instant at which the clock of a place shows a day (YYYY-MM-DD) and a minute of it. An hour that comes twice is the
 * first of the two.
 *
 * @returns undefined for a time that a change of clocks leaves out (P143), and for an unknown zone
 */
export function instantAt(timeZone: string, date: string, minute: number): Date | undefined {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const asIfUtc = midnight + minute * MINUTE_MS
  const steady = steadyOffsetMs(timeZone, date, midnight)
  if (steady !== undefined) return new Date(asIfUtc - steady)
  // Zones lie within a day of UTC, so one of the offsets around the day holds.
  const offsets = [-DAY_MS, DAY_MS].map((around) => offsetMs(timeZone, asIfUtc + around))
  const instants = [...new Set(offsets)].map((offset) => asIfUtc - offset).sort((a, b) => a - b)
  const found = instants.find((instant) => offsetMs(timeZone, instant) === asIfUtc - instant)
  return found === undefined ? undefined : new Date(found)
}

/** Two months of five hundred zones. */
const KNOWN_DAYS_LIMIT = 32_000
const steadyDays = new Map<string, number | undefined>()

/**
 * How far a place's clock is ahead of UTC during a whole day and the days around it; undefined where a change of clocks is
 * near. Nearly every day has one offset, and its lookup is slow, so it is cached: a calendar needs thousands of instants.
 */
function steadyOffsetMs(timeZone: string, date: string, midnight: number): number | undefined {
  const name = `${timeZone} ${date}`
  const known = steadyDays.get(name)
  if (known !== undefined || steadyDays.has(name)) return known
  if (steadyDays.size >= KNOWN_DAYS_LIMIT) steadyDays.clear()
  const [first, ...rest] = [-1, 0, 1, 2].map((days) => offsetMs(timeZone, midnight + days * DAY_MS))
  const offset = rest.every((each) => each === first) ? first : undefined
  steadyDays.set(name, offset)
  return offset
}

/** How far a place's clock is ahead of UTC; NaN for an unknown zone. */
function offsetMs(timeZone: string, instantMs: number): number {
  const shown = wallClock(new Date(instantMs), timeZone)
  if (!shown) return Number.NaN
  const shownMs = Date.parse(`${shown.date}T00:00:00Z`) + shown.minutes * MINUTE_MS
  return shownMs - Math.floor(instantMs / MINUTE_MS) * MINUTE_MS
}
