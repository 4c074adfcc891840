import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allAirports } from '../airports/airports.ts'
import { metropolitanAreas } from '../airports/metropolitan-areas.ts'
import { createAirportSearch } from './airport-search.ts'
import { nativeNames } from './native-names.ts'
import { airportAliases, cityAliases, countryAliases } from './place-aliases.ts'
import { regionNames } from './regions.ts'

const search = createAirportSearch(allAirports())

const expectations = readFileSync(new URL('./airport-search.relevance.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [query: string, codes: string])

it.each(expectations)('%j finds %s first', (query, codes) => {
  const wanted = codes.split(' ')
  const found = search(query).map(({ code }) => code)
  expect(found.slice(0, wanted.length)).toEqual(wanted)
})

it('no query is listed twice, and there are enough', () => {
  expect(new Set(expectations.map(([query]) => query)).size).toBe(expectations.length)
  expect(expectations.length).toBeGreaterThan(200)
})

it('every alias belongs to a place of the catalogue with that spelling', () => {
  const airports = allAirports()
  const known = {
    codes: new Set(airports.map(({ code }) => code)),
    cities: new Set(airports.map(({ city }) => city)),
    countries: new Set(airports.map(({ countryCode }) => countryCode)),
  }
  const areaCodes = metropolitanAreas.flatMap(({ airportCodes }) => airportCodes)
  const codes = [...Object.keys(airportAliases), ...regionNames.keys(), ...areaCodes]
  expect(codes.filter((code) => !known.codes.has(code))).toEqual([])
  const cities = [...Object.keys(cityAliases), ...Object.keys(nativeNames)]
  expect(cities.filter((city) => !known.cities.has(city))).toEqual([])
  expect(Object.keys(countryAliases).filter((code) => !known.countries.has(code))).toEqual([])
})
