import type { OpeningHours } from '@layover/api-client'
import { expect, test } from 'vitest'
import { openingAt, weekInWords } from './opening.ts'

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const daily = (opens: string, closes: string): OpeningHours[] => [{ days: [...week], opens, closes }]
const [MON, SAT, SUN] = [0, 5, 6]
const at = (weekday: number, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { time, weekday, minutes: hours * 60 + minutes }
}
const workdays: OpeningHours[] = [
  { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '05:00', closes: '22:00' },
]

test.each([
  ['at its opening minute', daily('05:30', '22:00'), at(MON, '05:30'), { is: 'open', until: '22:00' }],
  ['in the last minute', daily('05:30', '22:00'), at(MON, '21:59'), { is: 'open', until: '22:00' }],
  [
    'at its closing minute',
    daily('05:30', '22:00'),
    at(MON, '22:00'),
    { is: 'closed', opens: '05:30', day: 'tomorrow' },
  ],
  [
    'before it opens',
    daily('05:30', '22:00'),
    at(MON, '04:00'),
    { is: 'closed', opens: '05:30', day: 'today' },
  ],
  ['past midnight', daily('06:00', '01:30'), at(SUN, '01:00'), { is: 'open', until: '01:30' }],
  [
    'past midnight into the new week',
    daily('06:00', '01:30'),
    at(MON, '01:29'),
    { is: 'open', until: '01:30' },
  ],
  [
    'after the small hours',
    daily('06:00', '01:30'),
    at(MON, '01:30'),
    { is: 'closed', opens: '06:00', day: 'today' },
  ],
  ['until midnight', daily('06:00', '24:00'), at(SUN, '23:59'), { is: 'open', until: '24:00' }],
  ['on a closed Saturday', workdays, at(SAT, '12:00'), { is: 'closed', opens: '05:00', day: 'Mon' }],
  ['on a closed Sunday', workdays, at(SUN, '12:00'), { is: 'closed', opens: '05:00', day: 'tomorrow' }],
  ['on Friday night', workdays, at(4, '23:00'), { is: 'closed', opens: '05:00', day: 'Mon' }],
  ['around the clock', daily('00:00', '24:00'), at(SUN, '03:00'), { is: 'always' }],
  ['without hours', [], at(SUN, '03:00'), { is: 'unknown' }],
  ['without a clock', workdays, undefined, { is: 'unknown' }],
  [
    'once a week, just after closing',
    [{ days: ['Mon'], opens: '08:00', closes: '10:00' }] as OpeningHours[],
    at(MON, '11:00'),
    { is: 'closed', opens: '08:00', day: 'Mon' },
  ],
] as const)('%s', (_name, hours, clock, expected) => {
  expect(openingAt(hours, clock)).toEqual(expected)
})

test.each([
  [daily('05:30', '22:00'), ['Every day 05:30 to 22:00']],
  [daily('00:00', '24:00'), ['Every day all day']],
  [workdays, ['Mon to Fri 05:00 to 22:00']],
  [
    [{ days: ['Sun', 'Sat'], opens: '06:00', closes: '21:00' }] as OpeningHours[],
    ['Sat, Sun 06:00 to 21:00'],
  ],
  [
    [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sun'], opens: '05:30', closes: '21:30' }] as OpeningHours[],
    ['Mon, Tue, Wed, Thu, Fri, Sun 05:30 to 21:30'],
  ],
])('a week reads %#', (hours, expected) => {
  expect(weekInWords(hours)).toEqual(expected)
})
