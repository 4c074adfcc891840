import { calls } from '@layover/contracts'
import type { Good } from '../run/answer.ts'
import type { Facts } from '../run/facts.ts'
import { claim, dataOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Airport } from '../run/world.ts'
import { noteAirports } from './note-airports.ts'

const NEAREST = 10
const RADIUS_KM = 6371

/** Two ways to measure the Earth differ by less than this part of a distance. */
const TOLERANCE = 0.02

interface Point {
  readonly latitude: number
  readonly longitude: number
}

function distanceKm(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const [lat, lon] = [rad(b.latitude - a.latitude), rad(b.longitude - a.longitude)]
  const h =
    Math.sin(lat / 2) ** 2 + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(lon / 2) ** 2
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

const pointOf = ({ latitude, longitude }: Airport): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

/** Somewhere near an airport, and two places where most maps go wrong: beside the date line and near a pole. */
const places: readonly Point[] = [
  { latitude: 47.45, longitude: 8.56 },
  { latitude: -17.7, longitude: 179.9 },
  { latitude: 78.2, longitude: 15.6 },
]

/** The ten nearest airports, the nearest first. */
export async function checkNearest(
  run: Run,
  facts: Facts,
  network: Good<readonly Airport[]> | undefined,
): Promise<void> {
  await Promise.all(
    places.map(async (place) => {
      const near = await dataOf(run, calls.airport.getAirports, { body: { ...place } })
      if (near === undefined) return
      noteAirports(facts, near)
      checkCount(run, near, network?.data.length)
      checkDistances(run, near, place, network?.data ?? [])
    }),
  )
}

function checkCount(run: Run, { data, at }: Good<readonly Airport[]>, size = NEAREST): void {
  const most = Math.min(NEAREST, size)
  const rule = 'a place is answered with the ten nearest airports'
  claim(run, at, data.length === most, { rule, path: '$.data', expected: `array of ${most}`, got: data })
}

function checkDistances(
  run: Run,
  { data, at }: Good<readonly Airport[]>,
  place: Point,
  network: readonly Airport[],
): void {
  const rule = 'the nearest airport comes first, and none nearer is left out'
  const distances = data.map((airport) => {
    const point = pointOf(airport)
    return point && distanceKm(place, point)
  })
  if (distances.includes(undefined)) {
    run.notes.untested(at.call.id, 'order by distance: needs latitude and longitude of airports')
    return
  }
  let before = 0
  for (const [index, km = 0] of distances.entries()) {
    const isKept = km >= before * (1 - TOLERANCE) - 1
    const path = `$.data[${index}].code`
    const expected = `an airport at least ${Math.round(before)} km away`
    if (!claim(run, at, isKept, { rule, path, expected, got: data[index]?.code })) return
    before = Math.max(before, km)
  }
  const listed = new Set(data.map(({ code }) => code))
  const missed = network.find((airport) => {
    const point = pointOf(airport)
    return point && !listed.has(airport.code) && distanceKm(place, point) < before * (1 - TOLERANCE) - 1
  })
  claim(run, at, missed === undefined, {
    rule,
    path: '$.data',
    expected: `also ${missed?.code}, which is nearer`,
    got: data,
  })
}
