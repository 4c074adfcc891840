import type { CatalogueAirport } from '../../domain/catalogue.ts'

export type Coordinates = { latitude: number; longitude: number }

const earthRadiusKm = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres along the great circle between two points in degrees (haversine on a sphere). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const haversine =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

type NearAirport = { airport: CatalogueAirport; distanceKm: number }

/**
 * Returns the `count` airports nearest to a point, the nearest first; `isWanted` filters them (by a lounge, for
 * instance). An invalid point has none.
 */
export function nearestAirports(
  airports: readonly CatalogueAirport[],
  point: Coordinates,
  count: number,
  isWanted: (airport: CatalogueAirport) => boolean = () => true,
): NearAirport[] {
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180
  if (!isOnEarth) return []
  return airports
    .filter(isWanted)
    .map((airport) => ({ airport, distanceKm: distanceKm(point, airport) }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, count)
}
