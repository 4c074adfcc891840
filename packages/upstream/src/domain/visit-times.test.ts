import type { OpeningHours } from '@layover/rules/opening'
import { WEEKDAYS } from '@layover/rules/weekdays'
import { describe, expect, it } from 'vitest'
import { visitTimesOn } from './visit-times.ts'

const daily = (opens: string, closes: string): OpeningHours[] => [{ days: WEEKDAYS, opens, closes }]
const timesOn = (openingHours: OpeningHours[], date: string, timeZone = 'Europe/London') =>
  visitTimesOn({ openingHours, timeZone }, date).map(({ visitTime }) => visitTime)

describe('visits begin', () => {
  it('from opening until an hour before closing, every half hour', () => {
    expect(timesOn(daily('05:30', '08:00'), '2026-11-24')).toEqual(['05:30', '06:00', '06:30', '07:00'])
  })

  it('on the next date too where a place closes after midnight', () => {
    const times = timesOn([{ days: ['Fri'], opens: '22:00', closes: '02:00' }], '2026-11-27')
    expect(times).toEqual(['22:00', '22:30', '23:00', '23:30'])
    const after = timesOn([{ days: ['Fri'], opens: '22:00', closes: '02:00' }], '2026-11-28')
    expect(after).toEqual(['00:00', '00:30', '01:00'])
  })

  it('on no date on which the place is closed', () => {
    expect(timesOn([{ days: ['Sat'], opens: '06:00', closes: '20:00' }], '2026-11-27')).toEqual([])
  })

  it('at every half hour of a place that never closes', () => {
    expect(timesOn(daily('00:00', '24:00'), '2026-11-24')).toHaveLength(48)
  })

  it('until an hour before the closing, and not before hours that another day’s continue', () => {
    const weekend: OpeningHours[] = [
      { days: ['Fri'], opens: '20:00', closes: '24:00' },
      { days: ['Sat'], opens: '00:00', closes: '24:00' },
    ]
    expect(timesOn(weekend, '2026-11-27').slice(-2)).toEqual(['23:00', '23:30'])
    expect(timesOn(weekend, '2026-11-28').slice(-2)).toEqual(['22:30', '23:00'])
  })

  it('at no time that a clock change skips, and at none twice', () => {
    expect(timesOn(daily('00:00', '24:00'), '2027-03-28')).toHaveLength(46)
    expect(timesOn(daily('00:00', '24:00'), '2026-10-25')).toHaveLength(48)
  })
})
