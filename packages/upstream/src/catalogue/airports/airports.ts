import { readFileSync } from 'node:fs'
import type { AirportSize, CallingCode, CatalogueAirport } from '../../domain/catalogue.ts'

type AirportRow = [
  code: string,
  icao: string,
  name: string,
  city: string,
  country: string,
  countryCode: string,
  latitude: number,
  longitude: number,
  timeZone: string,
  size: AirportSize,
]

const readData = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8'))

function toAirport(row: AirportRow): CatalogueAirport {
  const [code, icao, name, city, country, countryCode, latitude, longitude, timeZone, size] = row
  return { code, icao, name, city, country, countryCode, latitude, longitude, timeZone, size }
}

let cachedAirports: readonly CatalogueAirport[] | undefined

/** The large and medium airports with scheduled service (P359), sorted by code. Reads the generated file once. */
export function allAirports(): readonly CatalogueAirport[] {
  cachedAirports ??= (readData('airports.json') as AirportRow[]).map(toAirport)
  return cachedAirports
}

let cachedCallingCodes: readonly CallingCode[] | undefined

/** The calling codes, sorted by country name (P95). */
export function callingCodes(): readonly CallingCode[] {
  cachedCallingCodes ??= readData('calling-codes.json') as CallingCode[]
  return cachedCallingCodes
}
