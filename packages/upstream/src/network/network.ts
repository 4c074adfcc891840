import { type Coordinates, nearestAirports } from '../catalogue/airports/nearest-airports.ts'
import { popularAirportCodes, popularLaneCodes, popularLoungeCodes } from '../catalogue/airports/popular.ts'
import { createAirportSearch } from '../catalogue/search/airport-search.ts'
import type {
  CatalogueAirport,
  CatalogueLane,
  CatalogueLounge,
  LegalText,
  MembershipPlan,
} from '../domain/catalogue.ts'
import { lanePlace, loungePlace, type SlotPlace } from '../slots/slot-place.ts'
import type { Store } from '../store/store.ts'
import { createHelp, type Help } from './help.ts'

/** The number of airports near a place (P262). */
const NEAREST = 10

/** The places of the database, indexed once at start: they change only with a release. */
export interface Network {
  /** The airports with a lounge or a lane, sorted by code. */
  readonly served: readonly CatalogueAirport[]
  /** The same airports, sorted by name. */
  readonly byName: readonly CatalogueAirport[]
  readonly popularAirports: readonly CatalogueAirport[]
  readonly popularLounges: readonly CatalogueLounge[]
  readonly popularLanes: readonly CatalogueLane[]
  readonly plans: readonly MembershipPlan[]
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

/** Reads the whole catalogue from the database and indexes it. */
export async function loadNetwork({ read }: Store): Promise<Network> {
  const airports = await read.airports.list()
  const lounges = await read.lounges.list()
  const lanes = await read.lanes.list()
  const plans = await read.plans.list()
  const legalTexts = await read.legalTexts.list()
  const helpTopics = await read.helpTopics.read()
  const airport = finder(airports, ({ code }) => code)
  const lounge = finder(lounges, ({ loungeCode }) => loungeCode)
  const lane = finder(lanes, ({ cipCode }) => cipCode)
  const loungesAt = grouper(lounges)
  const lanesAt = grouper(lanes)
  const isServed = ({ code }: CatalogueAirport) => loungesAt(code).length > 0 || lanesAt(code).length > 0
  const served = airports.filter(isServed)
  const collator = new Intl.Collator('en')
  return {
    served,
    byName: [...served].sort((a, b) => collator.compare(a.name, b.name) || (a.code < b.code ? -1 : 1)),
    popularAirports: listOf(popularAirportCodes, airport),
    popularLounges: listOf(popularLoungeCodes, lounge),
    popularLanes: listOf(popularLaneCodes, lane),
    plans,
    legalTexts,
    help: createHelp(helpTopics),
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
    search: createAirportSearch(airports),
    nearest: (point) => nearestAirports(served, point, NEAREST).map((near) => near.airport),
  }
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

function listOf<T>(codes: readonly string[], find: (code: string) => T | undefined): T[] {
  return codes.map(find).filter((each) => each !== undefined)
}
