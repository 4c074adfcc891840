import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from './calendar-day.ts'
import { instantAt } from './instant-at.ts'
import { wallClock } from './wall-clock.ts'
import { WEEKDAYS } from './weekdays.ts'

const zones = ['UTC', 'Europe/London', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu']
const at = (zone: string, date: string, minute: number) => instantAt(zone, date, minute)?.toISOString()

describe('a wall time', () => {
  it('is the instant at which the clock of the place shows it', () => {
    expect(at('Asia/Dubai', '2026-11-24', 14 * 60 + 30)).toBe('2026-11-24T10:30:00.000Z')
    expect(at('Pacific/Auckland', '2026-11-24', 0)).toBe('2026-11-23T11:00:00.000Z')
    expect(at('Pacific/Kiritimati', '2026-11-24', 60)).toBe('2026-11-23T11:00:00.000Z')
  })

  it('that a change of clocks leaves out has no instant', () => {
    expect(at('Europe/London', '2027-03-28', 90)).toBeUndefined()
    expect(at('Europe/London', '2027-03-28', 120)).toBe('2027-03-28T01:00:00.000Z')
    expect(at('America/Los_Angeles', '2027-03-14', 150)).toBeUndefined()
  })

  it('that comes twice is the first of the two', () => {
    expect(at('Europe/London', '2026-10-25', 90)).toBe('2026-10-25T00:30:00.000Z')
  })

  it('read back from its instant is itself, in every zone and on every day', () => {
    const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2025-01-01', days))
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, fc.integer({ min: 0, max: 1439 }), (zone, date, minute) => {
        const instant = instantAt(zone, date, minute)
        if (instant === undefined) return
        const weekday = WEEKDAYS.indexOf(weekdayOf(date))
        expect(wallClock(instant, zone)).toMatchObject({ date, minutes: minute, weekday })
      }),
    )
  })
})
