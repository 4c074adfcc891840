import { find } from 'geo-tz/all'
import type { CatalogueAirport } from '../src/domain/catalogue.ts'
import { addedAirports, droppedAirports, recodedAirports } from './airport-corrections.ts'
import { countryName } from './country-names.ts'
import { displayCities } from './display-cities.ts'
import { displayCity } from './display-city.ts'
import { displayName, displayNames } from './display-name.ts'
import { missingCities } from './missing-cities.ts'
import { readScheduledAirports, type SourceAirport } from './our-airports.ts'
import { findZoneFaults } from './zone-check.ts'
import { checkerErrs, countryZones, zoneOverrides } from './zone-corrections.ts'

type Placed = Omit<CatalogueAirport, 'country' | 'timeZone'>

/**
 * The catalogue's airports, sorted by code, from the sources and the corrections beside this file.
 * Throws an error that lists every correction without effect, repeated code and disputed zone.
 */
export async function buildAirports(): Promise<CatalogueAirport[]> {
  const source = readScheduledAirports()
  const placed = [...source.filter((row) => !isDropped(row)).map(place), ...addedAirports.map(placeAdded)]
  const airports = placed.map(finish).sort((a, b) => (a.code < b.code ? -1 : 1))
  const faults = [
    ...findStaleCorrections(source),
    ...findRepeatedCodes(airports),
    ...(await findZoneFaults(
      airports.map((airport) => ({ ...airport, isOverridden: zoneOverride(airport) !== undefined })),
      checkerErrs,
    )),
  ]
  if (faults.length > 0) throw new Error(`The airports have faults:\n${faults.join('\n')}`)
  return airports
}

function isDropped(row: SourceAirport): boolean {
  return row.iata_code !== null && row.iata_code in droppedAirports
}

function place(row: SourceAirport): Placed {
  const sourceCode = row.iata_code ?? ''
  const recoded = recodedAirports[sourceCode]
  const code = recoded?.code ?? sourceCode
  const icao =
    recoded?.icao ?? [row.gps_code, row.ident].find((c) => c !== null && /^[A-Z]{4}$/.test(c)) ?? ''
  return {
    code,
    icao,
    name: displayName(code, row.name),
    city: displayCity(code, row.municipality),
    countryCode: row.iso_country,
    latitude: row.latitude_deg,
    longitude: row.longitude_deg,
    size: row.type === 'large_airport' ? 'large' : 'medium',
  }
}

function placeAdded({ reason: _, ...airport }: (typeof addedAirports)[number]): Placed {
  return airport
}

function zoneOverride({ code, countryCode }: Pick<Placed, 'code' | 'countryCode'>) {
  return zoneOverrides[code] ?? countryZones[countryCode]
}

/** Rounds to four decimals, which is within eleven metres. */
const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

function finish(airport: Placed): CatalogueAirport {
  const { code, icao, name, city, countryCode, size } = airport
  const latitude = round(airport.latitude)
  const longitude = round(airport.longitude)
  const timeZone = zoneOverride(airport)?.timeZone ?? find(latitude, longitude)[0]
  if (timeZone === undefined) throw new Error(`${code}: no zone at ${latitude}, ${longitude}.`)
  return {
    code,
    icao,
    name,
    city,
    country: countryName(countryCode),
    countryCode,
    latitude,
    longitude,
    timeZone,
    size,
  }
}

/** Lists corrections of airports that the source no longer has: they would mislead their readers. */
function findStaleCorrections(source: readonly SourceAirport[]): string[] {
  const listed = new Set(source.map((row) => row.iata_code))
  const corrections = [
    droppedAirports,
    recodedAirports,
    displayNames,
    displayCities,
    missingCities,
    zoneOverrides,
  ]
  const gone = corrections.flatMap((rows) => Object.keys(rows)).filter((code) => !listed.has(code))
  return gone.map((code) => `${code}: the source no longer lists it; take the correction out.`)
}

function findRepeatedCodes(airports: readonly CatalogueAirport[]): string[] {
  const repeated = airports.filter((airport, index) => airport.code === airports[index - 1]?.code)
  return repeated.map(({ code }) => `${code}: listed twice; an added airport has reached the source.`)
}
