import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allAirports } from './airports.ts'
import { distanceKm, nearestAirports } from './nearest-airports.ts'

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
/** Near the opposite side of the Earth the formula is good to about a metre. */
const toleranceKm = 1e-3
const halfWayRoundKm = Math.PI * 6371

describe('the great-circle distance', () => {
  it('is that of well-known routes, within half a percent', () => {
    const at = (code: string) =>
      allAirports().find((airport) => airport.code === code) ?? { latitude: 0, longitude: 0 }
    expect(distanceKm(at('LHR'), at('JFK')) / 5540).toBeCloseTo(1, 2)
    expect(distanceKm(at('SIN'), at('SYD')) / 6300).toBeCloseTo(1, 2)
  })

  it('is zero to itself, symmetric, and at most half the circumference', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, a)).toBe(0)
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
        expect(distanceKm(a, b)).toBeLessThanOrEqual(halfWayRoundKm + toleranceKm)
      }),
    )
  })

  it('is never longer than a detour', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + toleranceKm)
      }),
    )
  })

  it('crosses the date line the short way', () => {
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      111.19,
      1,
    )
  })
})

describe('the nearest airports', () => {
  it('to the Bahnhofstrasse begin with Zürich', () => {
    const [nearest] = nearestAirports(allAirports(), { latitude: 47.37, longitude: 8.54 }, 1)
    expect(nearest?.airport.code).toBe('ZRH')
    expect(nearest?.distanceKm).toBeLessThan(12)
  })

  it('come by distance and none of those left out is nearer', () => {
    fc.assert(
      fc.property(point, (here) => {
        const found = nearestAirports(allAirports(), here, 10)
        const all = allAirports().map((airport) => distanceKm(here, airport))
        expect(found.map((near) => near.distanceKm)).toEqual(all.sort((a, b) => a - b).slice(0, 10))
      }),
      { numRuns: 25 },
    )
  })

  it('leave out unwanted airports', () => {
    const found = nearestAirports(
      allAirports(),
      { latitude: 51.5, longitude: -0.1 },
      3,
      ({ code }) => code !== 'LCY',
    )
    expect(found.map(({ airport }) => airport.code)).not.toContain('LCY')
    expect(found).toHaveLength(3)
  })

  it.each([
    [Number.NaN, 0],
    [91, 0],
    [0, 181],
    [Number.POSITIVE_INFINITY, 0],
  ])('are none at %d, %d, which is not on Earth', (latitude, longitude) => {
    expect(nearestAirports(allAirports(), { latitude, longitude }, 3)).toEqual([])
  })
})
