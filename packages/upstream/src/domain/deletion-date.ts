import { DAY_MS } from '@layover/rules/durations'

const DELETION_DAYS = 28

/** The day of an instant by the UTC calendar, YYYY-MM-DD, because an account belongs to no place. */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** The day of deletion for a request of now: 28 days later (P227), from the first minute by UTC. */
export function deletionDate(now: Date): string {
  return utcDate(new Date(now.getTime() + DELETION_DAYS * DAY_MS))
}
