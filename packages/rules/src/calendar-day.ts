import { DAY_MS } from './durations.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

/** Whether a text is a day of the calendar as YYYY-MM-DD: '2027-02-29' is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The calendar day that lies some days after another, or before it. Days are YYYY-MM-DD and have no zone. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The weekday of a calendar day. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'Mon'
}
