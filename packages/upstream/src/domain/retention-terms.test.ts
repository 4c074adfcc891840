import { expect, it } from 'vitest'
import { daysBefore, monthsBefore } from './retention-terms.ts'

it('counts days by the clock and months by the UTC calendar', () => {
  const now = new Date('2028-02-29T10:00:00Z')
  expect(daysBefore(now, 30)).toEqual(new Date('2028-01-30T10:00:00Z'))
  expect(monthsBefore(now, 12)).toEqual(new Date('2027-02-28T10:00:00Z'))
  expect(monthsBefore(new Date('2027-03-31T23:59:59Z'), 1)).toEqual(new Date('2027-02-28T23:59:59Z'))
  expect(monthsBefore(new Date('2027-01-15T00:00:00Z'), 12)).toEqual(new Date('2026-01-15T00:00:00Z'))
})
