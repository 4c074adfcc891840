import { foldText } from '@layover/rules/fold-text'
import type { CatalogueAirport } from './catalogue-types.ts'
import { hubRank } from './hub-tiers.ts'
import { metropolitanAreas } from './metropolitan-areas.ts'
import { cityAliases, countryAliases } from './place-aliases.ts'

/**
 * What search compares of one airport. Folded; the three texts stand between spaces and hold their alternatives with
 * a bar between, so that ' word' finds the beginning of a word, and ' word ' a whole one, by plain inclusion.
 */
export type SearchEntry = {
  airport: CatalogueAirport
  code: string
  icao: string
  /** Metropolitan codes and names that stand for it, with its place among their airports. */
  metropolitanPlaces: ReadonlyMap<string, number>
  name: string
  city: string
  country: string
  /** Smaller is busier: its place among the hubs, then size; below a thousand. */
  rank: number
}

const placesByAirport = new Map<string, Map<string, number>>()
for (const { code, name, airportCodes } of metropolitanAreas) {
  airportCodes.forEach((airportCode, place) => {
    const places = placesByAirport.get(airportCode) ?? new Map<string, number>()
    placesByAirport.set(airportCode, places.set(foldText(code), place).set(foldText(name), place))
  })
}

const searchable = (texts: readonly string[]): string => ` ${texts.map(foldText).join(' | ')} `

/** Folds an airport once, so that a query only compares. */
export function searchEntry(airport: CatalogueAirport): SearchEntry {
  return {
    airport,
    code: airport.code.toLowerCase(),
    icao: airport.icao.toLowerCase(),
    metropolitanPlaces: placesByAirport.get(airport.code) ?? new Map(),
    name: searchable([airport.name]),
    city: searchable([airport.city, ...(cityAliases[airport.city] ?? [])]),
    country: searchable([airport.country, ...(countryAliases[airport.countryCode] ?? [])]),
    rank: hubRank(airport.code) * 2 + (airport.size === 'large' ? 0 : 1),
  }
}
