import type { CallingCode, CatalogueAirport } from '../src/domain/catalogue.ts'

/**
 * Renders one row per line, so that a changed airport is a changed line. Rows are arrays, because keys would triple
 * the size.
 */
const renderRows = (rows: readonly unknown[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`

export function renderAirports(airports: readonly CatalogueAirport[]): string {
  return renderRows(
    airports.map((a) => [
      a.code,
      a.icao,
      a.name,
      a.city,
      a.country,
      a.countryCode,
      a.latitude,
      a.longitude,
      a.timeZone,
      a.size,
    ]),
  )
}

export function renderCallingCodes(codes: readonly CallingCode[]): string {
  return renderRows(codes)
}
