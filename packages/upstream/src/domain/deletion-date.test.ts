import { expect, it } from 'vitest'
import { deletionDate, utcDate } from './deletion-date.ts'

it('is 28 days on by the UTC calendar, whatever the server’s zone', () => {
  expect(deletionDate(new Date('2027-03-07T00:00:00Z'))).toBe('2027-04-04')
  expect(deletionDate(new Date('2027-03-07T23:59:59.999Z'))).toBe('2027-04-04')
  expect(deletionDate(new Date('2028-02-15T12:00:00Z'))).toBe('2028-03-14')
  expect(utcDate(new Date('2027-03-07T23:30:00-05:00'))).toBe('2027-03-08')
})
