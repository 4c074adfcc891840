import type { CatalogueAirport } from '../../domain/catalogue.ts'
import { hubTier } from '../airports/hub-tiers.ts'
import { hashStream } from './hash-stream.ts'

/** Airports outside the hub list that always have one sample lounge. */
const lesserAirports = 660

/** Closed to travellers, or in a country that most of them cannot fly to: an invented lounge would mislead. */
const without = new Set(['SIP', 'SUI'])
const countriesWithout = new Set(['KP', 'UA'])

/** How likely a lounge is at an airport outside the hub list; the hash only breaks ties. */
function likelihood(airport: CatalogueAirport): number {
  const isInternational = /\bInternational\b/.test(airport.name)
  return (
    (airport.size === 'large' ? 2 : 0) +
    (isInternational ? 1 : 0) +
    hashStream(`lounge?${airport.code}`).next()
  )
}

/** The airports that have at least one sample lounge (more than 900, P4), sorted by code. */
export function loungeAirports(airports: readonly CatalogueAirport[]): CatalogueAirport[] {
  const open = airports.filter(
    ({ code, countryCode }) => !without.has(code) && !countriesWithout.has(countryCode),
  )
  const hubs = open.filter(({ code }) => hubTier(code) < 4)
  const lesser = open
    .filter(({ code }) => hubTier(code) === 4)
    .map((airport) => ({ airport, rank: likelihood(airport) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, lesserAirports)
    .map(({ airport }) => airport)
  return [...hubs, ...lesser].sort((a, b) => (a.code < b.code ? -1 : 1))
}
