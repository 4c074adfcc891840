import { expect, it } from 'vitest'
import { dateText } from './date-text.ts'

it('a day is written as DD MMM YYYY, or longer', () => {
  expect(dateText('2026-11-05')).toBe('05 Nov 2026')
  expect(dateText('2026-11-05', 'day')).toBe('Thu 5 Nov')
  expect(dateText('2026-11-05', 'full')).toBe('Thursday 5 November 2026')
})

it('September has three letters, as every short month', () => {
  expect(dateText('2027-09-30')).toBe('30 Sep 2027')
  expect(dateText('2027-09-30', 'day')).toBe('Thu 30 Sep')
  expect(dateText('2027-09-30', 'full')).toBe('Thursday 30 September 2027')
})
