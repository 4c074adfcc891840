import { expect, test } from 'vitest'
import { wallClock } from './wall-clock.ts'

const instant = new Date('2026-11-21T23:30:00Z')

test.each([
  ['Europe/London', { date: '2026-11-21', time: '23:30', minutes: 1410, weekday: 5 }],
  ['Asia/Kolkata', { date: '2026-11-22', time: '05:00', minutes: 300, weekday: 6 }],
  ['Pacific/Auckland', { date: '2026-11-22', time: '12:30', minutes: 750, weekday: 6 }],
  ['America/Los_Angeles', { date: '2026-11-21', time: '15:30', minutes: 930, weekday: 5 }],
])('at one instant the clock in %s shows %j', (zone, expected) => {
  expect(wallClock(instant, zone)).toEqual(expected)
})

test('midnight is 00:00, never 24:00', () => {
  expect(wallClock(new Date('2026-11-21T00:00:00Z'), 'UTC')).toMatchObject({
    date: '2026-11-21',
    time: '00:00',
  })
})

test.each([undefined, '', 'Mars/Olympus'])(
  'an unknown zone %j has no clock, and nothing is thrown, however often it is read',
  (zone) => {
    expect(wallClock(instant, zone)).toBeUndefined()
    expect(wallClock(instant, zone)).toBeUndefined()
  },
)
