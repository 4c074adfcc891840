import { earliestVisit } from './lead-time.ts'
import { type OpeningHours, opensBeforeMidnight } from './opening.ts'
import { wallClock } from './wall-clock.ts'

type Place = {
  readonly openingHours: readonly OpeningHours[]
  /** IANA zone of the place. */
  readonly timeZone: string
  /** Hours ahead that a booking must be made, the bound included (P141). */
  readonly leadHours: number
}

/**
 * Whether the place's today still has a moment after the lead time while it is open (P156). Instants decide,
 * so a day of 23 or 25 hours is counted as it is. Without hours only the calendar decides; a place of an unknown zone cannot be visited today.
 */
export function canVisitToday({ openingHours, timeZone, leadHours }: Place, now: Date): boolean {
  const today = wallClock(now, timeZone)
  const earliest = wallClock(earliestVisit(now, leadHours), timeZone)
  if (!today || !earliest || earliest.date !== today.date) return false
  return openingHours.length === 0 || opensBeforeMidnight(openingHours, earliest)
}
