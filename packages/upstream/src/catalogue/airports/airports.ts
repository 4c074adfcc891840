import { readFileSync } from 'node:fs'
import type { AirportSize, CallingCode, CatalogueAirport } from '../../domain/catalogue.ts'

type AirportRow = [string, string, string, string, string, string, number, number, string, AirportSize]

const readData = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8'))

function toAirport(row: AirportRow): CatalogueAirport {
  const [code, icao, name, city, country, countryCode, latitude, longitude, timeZone, size] = row
  return { code, icao, name, city, country, countryCode, latitude, longitude, timeZone, size }
}

let airports: readonly CatalogueAirport[] | undefined

/** Every airport with scheduled service, by code; read once from the generated file. */
export function allAirports(): readonly CatalogueAirport[] {
  airports ??= (readData('airports.json') as AirportRow[]).map(toAirport)
  return airports
}

let codes: readonly CallingCode[] | undefined

/** Calling codes by country name (P95). */
export function callingCodes(): readonly CallingCode[] {
  codes ??= readData('calling-codes.json') as CallingCode[]
  return codes
}
