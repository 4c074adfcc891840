import { foldText } from '@layover/rules/fold-text'
import type { CatalogueAirport } from '../../domain/catalogue.ts'
import { hubRank } from '../airports/hub-tiers.ts'
import { metropolitanAreas } from '../airports/metropolitan-areas.ts'
import { nativeNames } from './native-names.ts'
import { airportAliases, cityAliases, countryAliases } from './place-aliases.ts'
import { isGeneric, spellings } from './place-spellings.ts'
import { regionNames } from './regions.ts'

/** The fields of names, in the order of P49. */
export const namedFields = ['name', 'city', 'country'] as const
export type NamedField = (typeof namedFields)[number]

/**
 * The searched form of one airport, folded. The three texts begin and end with a space and separate their
 * alternatives by a bar, so that plain inclusion of ' word' finds the beginning of a word, and ' word ' a whole one.
 */
export type SearchEntry = {
  airport: CatalogueAirport
  code: string
  icao: string
  /** Metropolitan codes and names that include it, with its position among their airports. */
  metropolitanPlaces: ReadonlyMap<string, number>
  name: string
  city: string
  country: string
  /** The three texts in one, for a quick check that nothing matches. */
  everything: string
  /** Two letters, which count only beside another word: 'paris fr'. */
  countryCode: string
  /** Names of its city, region and country that the catalogue does not have: 'wien', 'florida'. */
  otherPlaceNames: ReadonlySet<string>
  /** Its names from beginning to end. */
  fullNames: Readonly<Record<NamedField, ReadonlySet<string>>>
  /** Smaller is busier: its rank among the hubs, then size; below a thousand. */
  rank: number
}

const placesByAirport = new Map<string, Map<string, number>>()
for (const { code, name, airportCodes } of metropolitanAreas) {
  const names = [name, ...(cityAliases[name] ?? []), ...(nativeNames[name] ?? [])].flatMap(spellings)
  airportCodes.forEach((airportCode, place) => {
    const places = placesByAirport.get(airportCode) ?? new Map<string, number>()
    placesByAirport.set(airportCode, places)
    for (const text of [foldText(code), ...names]) places.set(text, place)
  })
}

const searchable = (texts: readonly string[]): string => ` ${texts.join(' | ')} `

/** Folds an airport once, so that a query only compares. */
export function searchEntry(airport: CatalogueAirport): SearchEntry {
  const { code, city } = airport
  const names = [airport.name, ...(airportAliases[code] ?? [])].flatMap(spellings)
  const otherCities = [...(cityAliases[city] ?? []), ...(nativeNames[city] ?? [])]
  const cities = [city, ...otherCities, ...(regionNames.get(code) ?? [])].flatMap(spellings)
  const countries = [airport.country, ...(countryAliases[airport.countryCode] ?? [])].flatMap(spellings)
  const [nameText, cityText, countryText] = [names, cities, countries].map(searchable) as [
    string,
    string,
    string,
  ]
  return {
    airport,
    code: code.toLowerCase(),
    icao: airport.icao.toLowerCase(),
    metropolitanPlaces: placesByAirport.get(code) ?? new Map(),
    name: nameText,
    city: cityText,
    country: countryText,
    everything: nameText + cityText + countryText,
    countryCode: airport.countryCode.toLowerCase(),
    otherPlaceNames: new Set(
      [...cities, ...countries].filter(
        (text) => text !== foldText(city) && text !== foldText(airport.country),
      ),
    ),
    fullNames: {
      name: new Set(names.flatMap((text) => [text, ownPart(text)])),
      city: new Set(cities),
      country: new Set(countries),
    },
    rank: hubRank(code) * 2 + (airport.size === 'large' ? 0 : 1),
  }
}

/** 'Zurich Airport' → 'zurich'. */
function ownPart(name: string): string {
  const words = name.split(' ')
  return words.filter((word) => !isGeneric(word)).join(' ')
}

/** The terms for near spellings, also joined ones such as 'hongkong' of Hong Kong. */
export function airportTerms({ name, city, country }: SearchEntry): string[] {
  const closedUp = city.split('|').map((each) => each.replaceAll(' ', ''))
  return [...`${name} ${city} ${country}`.split(/[ |]+/), ...closedUp].filter((term) => !isGeneric(term))
}
