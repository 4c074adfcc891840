import { addDays } from '@layover/rules/calendar-day'

/** Dates are YYYY-MM-DD and months YYYY-MM: days of a calendar, which have no zone. */
function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

/** The month `months` later, or earlier if negative. */
export function shiftMonth(month: string, months: number): string {
  const first = utc(`${month}-01`)
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months)).toISOString().slice(0, 7)
}

/** The weeks of a month from Monday to Sunday; days of other months are empty. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const weekday = (utc(first).getUTCDay() + 6) % 7
  const start = addDays(first, -weekday)
  const weeks: (string | undefined)[][] = []
  for (let week = 0; week < 6; week += 1) {
    const days = Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day))
    const own = days.map((date) => (date.startsWith(month) ? date : undefined))
    if (own.some(Boolean)) weeks.push(own)
  }
  return weeks
}

/** A date in words, `DD MMM YYYY` (P86) or longer. */
export function dateText(date: string, style: 'short' | 'day' | 'full' | 'month' = 'short'): string {
  const styles = {
    short: { day: '2-digit', month: 'short', year: 'numeric' },
    day: { weekday: 'short', day: 'numeric', month: 'short' },
    full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    month: { month: 'long', year: 'numeric' },
  } as const
  return new Intl.DateTimeFormat('en-GB', { ...styles[style], timeZone: 'UTC' })
    .format(utc(date))
    .replace(/,/g, '')
}
