import { expect, it } from 'vitest'
import { offeredDays } from './offered-days.ts'
import { emptyVisit, seatOf, type VisitDraft } from './visit-draft.ts'

const slot = (visitTime: string) => ({ visitTime, startsAt: `2097-03-09T${visitTime}:00Z`, placesLeft: 1 })
const days = (times: string[], fullTimes: string[]) => ({
  timeZone: 'Europe/London',
  dates: [{ date: '2097-03-09', times: times.map(slot), fullTimes }],
})
const chosen = { ...emptyVisit('LHR-HARRIER'), visitDate: '2097-03-09', visitTime: '14:30' }
const held: VisitDraft = {
  ...chosen,
  hold: { holdId: 'hold-12345678', expiresAt: '2097-01-01T00:00:00Z', seat: seatOf(chosen) },
}

it('has the time of the visitor’s hold among the others, in order, where the hold took its last places', () => {
  const [day] = offeredDays(days(['14:00', '15:00'], ['14:30', '15:30']), held)
  expect(day?.times.map(({ visitTime }) => visitTime)).toEqual(['14:00', '14:30', '15:00'])
  expect(day?.fullTimes).toEqual(['15:30'])
})

it('is the server’s list as it stands where that offers all: each key in the form asks again', () => {
  const all = days(['14:30', '15:00'], [])
  for (const draft of [chosen, held]) expect(offeredDays(all, draft)).toBe(all.dates)
})
