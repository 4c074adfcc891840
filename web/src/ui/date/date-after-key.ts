import { addDays, weekdayOf } from '@layover/rules/calendar-day'
import { WEEKDAYS } from '@layover/rules/weekdays'
import { shiftMonths } from './calendar.ts'

/** The target of a key in a calendar, within its first and last day (the date grid of the ARIA practices). */
export function dateAfterKey(key: string, date: string, first: string, last: string): string | undefined {
  const target = targetOf(key, date)
  if (target === undefined) return undefined
  if (target < first) return first
  return target > last ? last : target
}

function targetOf(key: string, date: string): string | undefined {
  const weekday = WEEKDAYS.indexOf(weekdayOf(date))
  switch (key) {
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'Home':
      return addDays(date, -weekday)
    case 'End':
      return addDays(date, 6 - weekday)
    case 'PageDown':
      return shiftMonths(date, 1)
    case 'PageUp':
      return shiftMonths(date, -1)
    default:
      return undefined
  }
}
