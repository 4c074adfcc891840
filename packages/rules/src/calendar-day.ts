import { WEEKDAYS, type Weekday } from './opening.ts'

const DAY_MS = 24 * 60 * 60_000

/** The calendar day that lies some days after another, or before it. Days are YYYY-MM-DD and have no zone. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The weekday of a calendar day. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'Mon'
}
