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

/** The same day of another month, or that month's last one. */
export function shiftMonths(date: string, months: number): string {
  const month = shiftMonth(date.slice(0, 7), months)
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1)
  const same = `${month}-${date.slice(8)}`
  return same < last ? same : last
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
