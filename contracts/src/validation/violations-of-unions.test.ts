import { expect, it } from 'vitest'
import { calls, compileCheck, shopRequest } from '../index.ts'

const place = compileCheck(shopRequest(calls.airport.getAirports).body ?? expect.fail('no body'))
const search = compileCheck(shopRequest(calls.airport.get).body ?? expect.fail('no body'))

it('a place is latitude and longitude together or neither, and the one that is missing is named', () => {
  expect(place.isValid({})).toBe(true)
  expect(place.isValid({ latitude: 1, longitude: 2, agentId: 'a' })).toBe(true)
  expect(place.violations({ latitude: 1 }).map(({ path }) => path)).toEqual(['$.longitude'])
})

it('a search has a keyword or a code, never neither and never both', () => {
  expect(search.isValid({ keyword: '' })).toBe(true)
  expect(search.isValid({ code: 'ZRH' })).toBe(true)
  expect(search.isValid({})).toBe(false)
  expect(search.isValid({ keyword: 'zur', code: 'ZRH' })).toBe(false)
})

it('a held place has its id and its end; no room has neither', () => {
  const hold = compileCheck(calls.loungePrebooking.checkAvailable.data)
  const expiresAt = '2027-03-07T10:30:00Z'
  expect(hold.isValid({ available: true, holdId: 'hold-00000000', expiresAt })).toBe(true)
  expect(hold.isValid({ available: false, placesLeft: 0 })).toBe(true)
  expect(hold.isValid({ available: true })).toBe(false)
})
