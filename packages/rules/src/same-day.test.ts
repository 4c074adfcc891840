import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { canVisitToday } from './same-day.ts'
import { wallClock } from './wall-clock.ts'
import { WEEKDAYS } from './weekdays.ts'

const lane = (leadHours: number, opens = '05:00', closes = '22:00', timeZone = 'Europe/London') => ({
  openingHours: [{ days: WEEKDAYS, opens, closes }],
  timeZone,
  leadHours,
})

test.each([
  ['in the morning, three hours ahead', lane(3), '2026-11-21T09:00:00Z', true],
  ['the last minute that leaves three hours before closing', lane(3), '2026-11-21T18:59:00Z', true],
  ['from then on', lane(3), '2026-11-21T19:00:00Z', false],
  ['once the lead reaches past midnight', lane(3, '00:00', '24:00'), '2026-11-21T21:00:00Z', false],
  ['a minute before that', lane(3, '00:00', '24:00'), '2026-11-21T20:59:00Z', true],
  ['a day ahead', lane(24), '2026-11-21T00:00:00Z', false],
  ['a day ahead, on the day that has 25 hours', lane(24, '00:00', '24:00'), '2026-10-24T23:00:00Z', true],
  ['without any lead, while it is open', lane(0), '2026-11-21T21:59:00Z', true],
  ['without any lead, after closing', lane(0), '2026-11-21T22:00:00Z', false],
  ['past midnight, in the stretch of yesterday', lane(1, '06:00', '02:00'), '2026-11-21T00:30:00Z', true],
  ['by the clock of the place', lane(3, '05:00', '22:00', 'Pacific/Auckland'), '2026-11-21T09:00:00Z', false],
  ['in a zone nobody knows', lane(3, '05:00', '22:00', 'Mars/Olympus'), '2026-11-21T09:00:00Z', false],
] as const)('%s', (_name, place, instant, expected) => {
  expect(canVisitToday(place, new Date(instant))).toBe(expected)
})

test('without hours the calendar alone speaks', () => {
  const place = { ...lane(3), openingHours: [] }
  expect(canVisitToday(place, new Date('2026-11-21T20:59:00Z'))).toBe(true)
  expect(canVisitToday(place, new Date('2026-11-21T21:00:00Z'))).toBe(false)
})

const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
const zone = fc.constantFrom('Europe/London', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu')

describe('whatever the moment and the place', () => {
  it('a yes has a moment of the same day behind it', () => {
    fc.assert(
      fc.property(instant, zone, fc.integer({ min: 0, max: 30 }), (now, timeZone, leadHours) => {
        fc.pre(canVisitToday(lane(leadHours, '05:00', '22:00', timeZone), now))
        const earliest = new Date(now.getTime() + leadHours * 3_600_000)
        expect(wallClock(earliest, timeZone)?.date).toBe(wallClock(now, timeZone)?.date)
      }),
    )
  })

  it('more lead time never turns a no into a yes', () => {
    fc.assert(
      fc.property(instant, zone, fc.integer({ min: 0, max: 30 }), (now, timeZone, leadHours) => {
        fc.pre(!canVisitToday(lane(leadHours, '05:00', '22:00', timeZone), now))
        expect(canVisitToday(lane(leadHours + 1, '05:00', '22:00', timeZone), now)).toBe(false)
      }),
    )
  })
})
