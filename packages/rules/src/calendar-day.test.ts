import { expect, it } from 'vitest'
import { addDays, isCalendarDay, weekdayOf } from './calendar-day.ts'

it('goes on over the ends of months and years, whatever clocks change', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

it('names a day’s weekday', () => {
  expect(weekdayOf('2026-11-21')).toBe('Sat')
  expect(weekdayOf('2026-11-23')).toBe('Mon')
})

it.each(['2027-02-29', '2027-13-01', '2027-1-1', '', '<script>', '2027-03-09T00:00'])(
  'knows that %j is no day of the calendar',
  (text) => {
    expect(isCalendarDay(text)).toBe(false)
    expect(isCalendarDay('2028-02-29')).toBe(true)
  },
)
