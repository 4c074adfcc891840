import { expect, it } from 'vitest'
import { weekInWords } from './opening-week.ts'
import { WEEKDAYS } from './weekdays.ts'

it.each([
  [
    'one line where all days are alike',
    [{ days: WEEKDAYS, opens: '05:30', closes: '22:00' }],
    'every day, 05:30 to 22:00',
  ],
  ['all day', [{ days: WEEKDAYS, opens: '00:00', closes: '24:00' }], 'every day, all day'],
  [
    'days beside each other with the same hours together',
    [
      { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '05:30', closes: '22:00' },
      { days: ['Sat'], opens: '18:00', closes: '01:00' },
    ],
    'Monday to Friday, 05:30 to 22:00; Saturday, 18:00 to 01:00 the next day; Sunday, closed',
  ],
  ['nothing where the hours are unknown', [], ''],
] as const)('writes a week in one text: %s', (_, hours, words) => {
  expect(weekInWords(hours)).toBe(words)
})
