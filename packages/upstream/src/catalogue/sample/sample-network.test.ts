import type { OpeningHours } from '@layover/rules/opening'
import { describe, expect, it } from 'vitest'
import { allAirports } from '../airports/airports.ts'
import { hubCodes, hubTier } from '../airports/hub-tiers.ts'
import { popularLaneCodes, popularLoungeCodes } from '../airports/popular.ts'
import { currencyOf } from './currencies.ts'
import { sampleLanes } from './sample-lanes.ts'
import { sampleLounges } from './sample-lounges.ts'

const lounges = sampleLounges()
const lanes = sampleLanes()
const airportCodes = new Set(allAirports().map(({ code }) => code))

const providerCode = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

const areSoundHours = (hours: readonly OpeningHours[]) =>
  hours.every(
    ({ days, opens, closes }) =>
      days.length > 0 && opens !== closes && /^\d\d:\d\d$/.test(opens + closes.slice(5)),
  )

describe('the sample network', () => {
  it('makes the marketing claims true: more than 1,300 lounges, 900 airports, 75 lanes (P4)', () => {
    expect(lounges.length).toBeGreaterThan(1300)
    expect(new Set(lounges.map(({ airportCode }) => airportCode)).size).toBeGreaterThan(900)
    expect(lanes.length).toBeGreaterThan(75)
  })

  it('is the same every time', () => {
    expect(sampleLounges()).toEqual(lounges)
    expect(sampleLanes()).toEqual(lanes)
  })

  it('gives each place a code of its own and stands at airports that exist', () => {
    const codes = [...lounges.map(({ loungeCode }) => loungeCode), ...lanes.map(({ cipCode }) => cipCode)]
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(providerCode)
    for (const { airportCode } of [...lounges, ...lanes]) expect(airportCodes.has(airportCode)).toBe(true)
  })

  it('never gives one airport two lounges of the same name', () => {
    const names = lounges.map(({ airportCode, loungeName }) => `${airportCode} ${loungeName}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('marks every place as a sample and leaves its picture to the shop', () => {
    for (const place of [...lounges, ...lanes]) expect(place).toMatchObject({ isSample: true, imgUrl: '' })
  })

  it('gives every hub of the list a lounge, and the great ones at least four', () => {
    const counts = new Map<string, number>()
    for (const { airportCode } of lounges) counts.set(airportCode, (counts.get(airportCode) ?? 0) + 1)
    expect(hubCodes.filter((code) => !counts.has(code))).toEqual([])
    expect(hubCodes.filter((code) => hubTier(code) === 1 && (counts.get(code) ?? 0) < 4)).toEqual([])
  })

  it('accepts a walk-up pass at every lounge, as the pass promises (P137)', () => {
    expect(lounges.every(({ walkIn }) => walkIn)).toBe(true)
  })

  it('includes some lounges that can be pre-booked and some that cannot', () => {
    const share = lounges.filter(({ prebookAllow }) => prebookAllow).length / lounges.length
    expect(share).toBeGreaterThan(0.5)
    expect(share).toBeLessThan(0.8)
  })

  it('has prices in whole minor units, above zero, in a known currency', () => {
    const amounts = lounges.flatMap(({ entryPriceMinor, prebookFeeMinor }) => [
      entryPriceMinor,
      prebookFeeMinor,
    ])
    for (const amount of [...amounts, ...lanes.map(({ priceMinor }) => priceMinor)]) {
      expect(Number.isSafeInteger(amount) && amount > 0).toBe(true)
    }
    for (const { currency } of [...lounges, ...lanes]) expect(currencyOf(currency).code).toBe(currency)
    expect(lounges.every(({ entryPriceMinor, prebookFeeMinor }) => prebookFeeMinor < entryPriceMinor)).toBe(
      true,
    )
  })

  it('has a lane at Heathrow of whose price 20 % is rounded up, which shows an upstream that rounds down (P120)', () => {
    const prices = lanes
      .filter(({ airportCode }) => airportCode === 'LHR')
      .map(({ priceMinor }) => priceMinor)
    expect(prices.some((minor) => (minor * 20) % 100 >= 50)).toBe(true)
  })

  it('never allows a booking above its capacity (P85)', () => {
    for (const lounge of lounges) {
      expect(lounge.maxBookingNum).toBeLessThanOrEqual(lounge.prebookPlacesPerSlot)
      expect(lounge.prebookPlacesPerSlot).toBeLessThan(lounge.capacity)
    }
    for (const lane of lanes) expect(lane.maxBookingNum).toBeLessThanOrEqual(lane.placesPerSlot)
  })

  it('has no same-day lane with a lead time of a day or more (P156)', () => {
    for (const { hour, sameDay } of lanes) expect(sameDay).toBe(hour < 24)
  })

  it('has plausible hours: around the clock, past midnight, different at weekends, with days off, with a break', () => {
    for (const { openingHours } of [...lounges, ...lanes]) expect(areSoundHours(openingHours)).toBe(true)
    const has = (test: (hours: readonly OpeningHours[]) => boolean) =>
      lounges.some((l) => test(l.openingHours))
    expect(has(([first]) => first?.opens === '00:00' && first.closes === '24:00')).toBe(true)
    expect(has((hours) => hours.some(({ opens, closes }) => closes < opens))).toBe(true)
    expect(has((hours) => hours.length > 1)).toBe(true)
    expect(has((hours) => new Set(hours.flatMap(({ days }) => days)).size < 7)).toBe(true)
    expect(has((hours) => hours.length > 1 && hours.every(({ days }) => days.length === 7))).toBe(true)
  })

  it('has no overlapping hours on a day', () => {
    for (const { openingHours } of lounges) {
      for (const [index, { days, opens }] of openingHours.entries()) {
        const others = openingHours.filter(
          (other, at) => at !== index && other.days.some((day) => days.includes(day)),
        )
        expect(others.some((other) => other.opens <= opens && opens <= other.closes)).toBe(false)
      }
    }
  })

  it('has airports of one lounge, of two, of three, and of eight and more', () => {
    const counts = new Map<string, number>()
    for (const { airportCode } of lounges) counts.set(airportCode, (counts.get(airportCode) ?? 0) + 1)
    const sizes = new Set(counts.values())
    for (const size of [1, 2, 3]) expect(sizes.has(size)).toBe(true)
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(8)
  })

  it('has lanes at security and at passport control, for all flights and for some', () => {
    expect(new Set(lanes.map(({ securityType }) => securityType))).toEqual(new Set(['Landside', 'Airside']))
    const types = new Set(lanes.map(({ type }) => type))
    expect(types).toEqual(new Set(['All flights', 'International', 'Domestic', 'Schengen', 'Non-Schengen']))
    for (const { securityType, location } of lanes) {
      expect(location).toContain(securityType === 'Landside' ? 'security check' : 'passport control')
    }
  })

  it('includes every popular lounge and lane', () => {
    const loungeCodes = new Set(lounges.map(({ loungeCode }) => loungeCode))
    const laneCodes = new Set(lanes.map(({ cipCode }) => cipCode))
    expect(popularLoungeCodes.filter((code) => !loungeCodes.has(code))).toEqual([])
    expect(popularLaneCodes.filter((code) => !laneCodes.has(code))).toEqual([])
  })

  it('does not contradict itself: a domestic terminal is domestic, and landside serves all flights', () => {
    const domestic = [...lounges, ...lanes].filter(({ terminal }) => terminal === 'Domestic Terminal')
    expect(domestic.length).toBeGreaterThan(0)
    expect(domestic.every(({ type }) => type === 'Domestic')).toBe(true)
    const landside = lounges.filter(({ securityType }) => securityType === 'Landside')
    expect(landside.length).toBeGreaterThan(20)
    expect(landside.some(({ type }) => type.endsWith('Schengen'))).toBe(false)
    expect(landside.every(({ location }) => location.startsWith('Before security'))).toBe(true)
  })

  it('describes the way to every door in one sentence', () => {
    for (const { location } of [...lounges, ...lanes]) {
      expect(location).toMatch(/^[A-Z][^.]+\.$/)
      expect(location).not.toContain('non-schengen')
    }
  })

  it('offers no alcohol where the law forbids it', () => {
    const countries = new Map(allAirports().map(({ code, countryCode }) => [code, countryCode]))
    const dry = lounges.filter(({ airportCode }) => countries.get(airportCode) === 'SA')
    expect(dry.length).toBeGreaterThan(0)
    expect(dry.some(({ facilities, rules }) => /beer|alcohol/i.test([...facilities, ...rules].join()))).toBe(
      false,
    )
  })
})
