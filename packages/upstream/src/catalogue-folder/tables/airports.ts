import { type Static, Type } from '@sinclair/typebox'
import type { CatalogueAirport } from '../../domain/catalogue.ts'
import { decimal, form, formOrNothing, oneWord, words } from '../cells/columns.ts'

export const AirportRow = Type.Object(
  {
    code: form('^[A-Z]{3}$', 'three capital letters', { description: 'Its IATA code.' }),
    icao: formOrNothing('[A-Z0-9]{4}', 'four capital letters', { description: 'Its ICAO code.' }),
    name: words('Its name.'),
    city: words('Its city.'),
    country: words('Its country, in English.'),
    countryCode: form('^[A-Z]{2}$', 'two capital letters', { description: 'Its country by ISO 3166-1.' }),
    latitude: decimal(-90, 90, { description: 'Degrees north.' }),
    longitude: decimal(-180, 180, { description: 'Degrees east.' }),
    timeZone: form('^[A-Za-z0-9_+/-]{1,64}$', 'a time zone such as Europe/Zurich', {
      description: 'Its zone by its IANA name.',
    }),
    size: oneWord(['large', 'medium'], { description: 'Large ones come first where both are found.' }),
  },
  {
    $id: 'airports',
    additionalProperties: false,
    description: 'An airport that this release lacks or has otherwise.',
  },
)

export function airportOf(row: Static<typeof AirportRow>): CatalogueAirport {
  return row
}

/** The rows of a catalogue's airports: those that differ from the release's. */
export function airportRows(
  airports: readonly CatalogueAirport[],
  ofRelease: readonly CatalogueAirport[],
): Static<typeof AirportRow>[] {
  const known = new Map(ofRelease.map((each) => [each.code, each]))
  const columns = Object.keys(AirportRow.properties) as (keyof CatalogueAirport)[]
  return airports.filter((each) => {
    const before = known.get(each.code)
    return before === undefined || columns.some((column) => before[column] !== each[column])
  })
}

/** The release's airports with an operator's own among them, by code. */
export function withOwnAirports(
  own: readonly CatalogueAirport[],
  ofRelease: readonly CatalogueAirport[],
): CatalogueAirport[] {
  const all = new Map([...ofRelease, ...own].map((each) => [each.code, each]))
  return [...all.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
}
