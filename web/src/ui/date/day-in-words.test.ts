import { expect, it } from 'vitest'
import { dayInWords } from './day-in-words.ts'

it('a day in words is the same day wherever it is read', () => {
  expect(dayInWords('2028-03-06')).toBe('06 Mar 2028')
  expect(dayInWords('2027-09-30')).toBe('30 Sep 2027')
})
