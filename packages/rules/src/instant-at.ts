import { wallClock } from './wall-clock.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * The instant at which the clock of a place shows a day (YYYY-MM-DD) and a minute of it. An hour that comes twice is the
 * first of the two.
 *
 * @returns undefined for a time that a change of clocks leaves out (P143), and for an unknown zone
 */
export function instantAt(timeZone: string, date: string, minute: number): Date | undefined {
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minute * 60_000
  // Zones lie within a day of UTC, so one of the offsets around the day holds.
  const offsets = [-DAY_MS, DAY_MS].map((around) => offsetMs(timeZone, asIfUtc + around))
  const instants = [...new Set(offsets)].map((offset) => asIfUtc - offset).sort((a, b) => a - b)
  const found = instants.find((instant) => offsetMs(timeZone, instant) === asIfUtc - instant)
  return found === undefined ? undefined : new Date(found)
}

/** A calendar of two months needs thousands of instants, mostly the same ones as the last calendar of its zone. */
const KNOWN_OFFSETS_LIMIT = 200_000
const knownOffsets = new Map<string, number>()

/** How far a place's clock is ahead of UTC; NaN for an unknown zone. The lookup is slow, so its result is cached. */
function offsetMs(timeZone: string, instantMs: number): number {
  const name = `${timeZone} ${instantMs}`
  const known = knownOffsets.get(name)
  if (known !== undefined) return known
  if (knownOffsets.size >= KNOWN_OFFSETS_LIMIT) knownOffsets.clear()
  const offset = readOffsetMs(timeZone, instantMs)
  knownOffsets.set(name, offset)
  return offset
}

function readOffsetMs(timeZone: string, instantMs: number): number {
  const shown = wallClock(new Date(instantMs), timeZone)
  if (!shown) return Number.NaN
  const shownMs = Date.parse(`${shown.date}T00:00:00Z`) + shown.minutes * 60_000
  return shownMs - Math.floor(instantMs / 60_000) * 60_000
}
