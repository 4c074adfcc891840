import { type Coordinates, nearestAirports } from '../catalogue/airports/nearest-airports.ts'
import {
  popularAirportCodes,
  popularLaneCodes,
  popularLoungeCodes,
  popularOf,
} from '../catalogue/airports/popular.ts'
import type {
  CatalogueAirport,
  CatalogueLane,
  CatalogueLounge,
  LegalText,
  MembershipPlan,
  WalkUpPrice,
} from '../domain/catalogue.ts'
import { pricesAt } from '../domain/prices-at.ts'
import { lanePlace, loungePlace, type SlotPlace } from '../slots/slot-place.ts'
import type { Help } from './help.ts'
import type { IndexedCatalogue } from './index-catalogue.ts'

/** The number of airports near a place (P262). */
const NEAREST = 10

/** What is offered at one moment, indexed. A call takes one network and keeps it to its end (P565). */
export interface Network {
  /** The airports with a lounge or a lane, sorted by code. */
  readonly served: readonly CatalogueAirport[]
  /** The same airports, sorted by name. */
  readonly byName: readonly CatalogueAirport[]
  readonly popularAirports: readonly CatalogueAirport[]
  readonly popularLounges: readonly CatalogueLounge[]
  readonly popularLanes: readonly CatalogueLane[]
  /** The cheapest first (P298), by the prices of the moment. */
  readonly plans: readonly MembershipPlan[]
  /** Undefined where no catalogue was ever imported. */
  readonly walkUp: WalkUpPrice | undefined
  readonly legalTexts: readonly LegalText[]
  readonly help: Help
  readonly airport: (code: string) => CatalogueAirport | undefined
  readonly lounge: (code: string) => CatalogueLounge | undefined
  readonly lane: (code: string) => CatalogueLane | undefined
  /** The rules of a lounge or a lane; empty for an unknown code. */
  readonly rulesOf: (code: string) => readonly string[]
  /** The place as one with slots; undefined for a lounge that cannot be pre-booked. */
  readonly loungePlace: (code: string) => SlotPlace | undefined
  readonly lanePlace: (code: string) => SlotPlace | undefined
  readonly loungesAt: (airportCode: string) => readonly CatalogueLounge[]
  readonly lanesAt: (airportCode: string) => readonly CatalogueLane[]
  /** At most twenty, the best first, airports without a service included. */
  readonly search: (keyword: string) => readonly CatalogueAirport[]
  /** The ten nearest that have a service, the nearest first. */
  readonly nearest: (point: Coordinates) => readonly CatalogueAirport[]
}

/** The offers of a catalogue at their prices of an instant, indexed. */
export function networkAt({ catalogue, search, help }: IndexedCatalogue, at: Date): Network {
  const { airports, legalTexts, ...priced } = catalogue ?? nothing
  const { lounges, lanes, plans, walkUp } = pricesAt(priced, at)
  const airport = finder(airports, ({ code }) => code)
  const lounge = finder(lounges, ({ loungeCode }) => loungeCode)
  const lane = finder(lanes, ({ cipCode }) => cipCode)
  const loungesAt = grouper(lounges)
  const lanesAt = grouper(lanes)
  const placesAt = ({ code }: CatalogueAirport) => loungesAt(code).length + lanesAt(code).length
  const served = airports.filter((each) => placesAt(each) > 0)
  const collator = new Intl.Collator('en')
  return {
    served,
    byName: [...served].sort((a, b) => collator.compare(a.name, b.name) || (a.code < b.code ? -1 : 1)),
    popularAirports: popularOf(
      popularAirportCodes,
      [...served].sort((a, b) => placesAt(b) - placesAt(a)),
      ({ code }) => code,
    ),
    popularLounges: popularOf(popularLoungeCodes, lounges, ({ loungeCode }) => loungeCode),
    popularLanes: popularOf(popularLaneCodes, lanes, ({ cipCode }) => cipCode),
    plans: [...plans].sort((a, b) => a.priceMinor - b.priceMinor),
    walkUp,
    legalTexts,
    help,
    airport,
    lounge,
    lane,
    rulesOf: (code) => (lounge(code) ?? lane(code))?.rules ?? [],
    loungePlace: finder(
      places(
        lounges.filter(({ prebookAllow }) => prebookAllow),
        airport,
        loungePlace,
      ),
      codeOf,
    ),
    lanePlace: finder(places(lanes, airport, lanePlace), codeOf),
    loungesAt,
    lanesAt,
    search,
    nearest: (point) => nearestAirports(served, point, NEAREST).map((near) => near.airport),
  }
}

/** What a server offers where no catalogue was ever imported. */
const nothing = {
  airports: [],
  lounges: [],
  lanes: [],
  plans: [],
  walkUp: undefined,
  prices: [],
  legalTexts: [],
}

const codeOf = ({ code }: SlotPlace) => code

function places<T extends { airportCode: string }>(
  all: readonly T[],
  airport: (code: string) => CatalogueAirport | undefined,
  toPlace: (each: T, airport: CatalogueAirport) => SlotPlace,
): SlotPlace[] {
  return all.map((each) => {
    const at = airport(each.airportCode)
    if (at === undefined) throw new Error(`the airport ${each.airportCode} of a lounge or lane is not there`)
    return toPlace(each, at)
  })
}

function finder<T>(all: readonly T[], keyOf: (each: T) => string): (key: string) => T | undefined {
  const byKey = new Map(all.map((each) => [keyOf(each), each]))
  return (key) => byKey.get(key)
}

function grouper<T extends { airportCode: string }>(
  all: readonly T[],
): (airportCode: string) => readonly T[] {
  const groups = new Map<string, T[]>()
  for (const each of all) groups.set(each.airportCode, [...(groups.get(each.airportCode) ?? []), each])
  return (airportCode) => groups.get(airportCode) ?? []
}
