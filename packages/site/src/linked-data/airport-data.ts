import { airportListPath, airportPath } from '../addresses.ts'
import type { AirportFacts } from '../heads/airport.ts'
import { joined } from '../heads/head.ts'
import { breadcrumbData, type LinkedData, withContext } from './linked-data.ts'

/** An airport with the facts that structured data adds to its head. */
interface AirportPlace extends AirportFacts {
  readonly iataCode: string
  readonly latitude?: number
  readonly longitude?: number
}

function geoOf({ latitude, longitude }: AirportPlace) {
  if (latitude === undefined || longitude === undefined) return undefined
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

/** schema.org's Airport, and the breadcrumbs of its page. */
export function airportData(airport: AirportPlace, origin: string): LinkedData[] {
  const { name, code, iataCode, city, country } = airport
  const geo = geoOf(airport)
  const path = airportPath(airport)
  return [
    withContext({
      '@type': 'Airport',
      name,
      iataCode: iataCode || code,
      url: origin + path,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city || name,
        ...(country && { addressCountry: country }),
      },
      ...(geo && { geo }),
      ...(joined(city, country) && { description: `${name}, ${joined(city, country)}` }),
    }),
    breadcrumbData(
      [
        { name: 'Airports', path: airportListPath('all') },
        { name: `${name} (${code})`, path },
      ],
      origin,
    ),
  ]
}
