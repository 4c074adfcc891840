import { describe, expect, it } from 'vitest'
import { shiftMonth, shiftMonths, weeksOf } from './calendar.ts'

describe('a month', () => {
  it('has its days under their weekdays, from Monday on', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01'])
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30')
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  })

  it('of four weeks has four rows', () => {
    expect(weeksOf('2027-02')).toHaveLength(4)
  })
})

it('months go on over the ends of years', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
  expect(shiftMonths('2026-12-31', 2)).toBe('2027-02-28')
  expect(shiftMonths('2027-03-09', -1)).toBe('2027-02-09')
})
