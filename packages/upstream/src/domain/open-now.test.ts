import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '../catalogue/catalogue-types.ts'
import { isOpenNow } from './open-now.ts'

const daily = (opens: string, closes: string): OpeningHours[] => [
  { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], opens, closes },
]
const isOpen = (hours: OpeningHours[], zone: string, instant: string) =>
  isOpenNow(hours, zone, new Date(instant))

describe('a place is open', () => {
  it('by the clock on its own wall', () => {
    const hours = daily('05:30', '22:00')
    expect(isOpen(hours, 'Asia/Tokyo', '2026-11-20T20:30:00Z')).toBe(true)
    expect(isOpen(hours, 'America/Los_Angeles', '2026-11-20T12:30:00Z')).toBe(false)
  })

  it('from the opening minute to just before the closing one', () => {
    const hours = daily('05:30', '22:00')
    expect(isOpen(hours, 'Europe/London', '2026-11-20T05:29:59Z')).toBe(false)
    expect(isOpen(hours, 'Europe/London', '2026-11-20T05:30:00Z')).toBe(true)
    expect(isOpen(hours, 'Europe/London', '2026-11-20T21:59:59Z')).toBe(true)
    expect(isOpen(hours, 'Europe/London', '2026-11-20T22:00:00Z')).toBe(false)
  })

  it('at midnight when it is open all day', () => {
    expect(isOpen(daily('00:00', '24:00'), 'UTC', '2026-11-20T00:00:00Z')).toBe(true)
    expect(isOpen(daily('00:00', '24:00'), 'UTC', '2026-11-20T23:59:59Z')).toBe(true)
  })

  it('past midnight on the day after a listed day, and on no other', () => {
    const friday: OpeningHours[] = [{ days: ['Fri'], opens: '22:00', closes: '02:00' }]
    expect(isOpen(friday, 'UTC', '2026-11-20T23:00:00Z')).toBe(true)
    expect(isOpen(friday, 'UTC', '2026-11-21T01:59:00Z')).toBe(true)
    expect(isOpen(friday, 'UTC', '2026-11-21T02:00:00Z')).toBe(false)
    expect(isOpen(friday, 'UTC', '2026-11-20T01:00:00Z')).toBe(false)
  })
})
