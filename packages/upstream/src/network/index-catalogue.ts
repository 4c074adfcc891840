import { isDeepStrictEqual } from 'node:util'
import { createAirportSearch } from '../catalogue/search/airport-search.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import { createHelp, type Help } from './help.ts'
import type { Network } from './network.ts'

/** A catalogue with what is indexed once for it, whatever the prices of the moment. */
export interface IndexedCatalogue {
  /** Undefined where none was ever imported. */
  readonly catalogue: Catalogue | undefined
  readonly search: Network['search']
  readonly help: Help
}

const noTopics = { groups: [], questions: [], popularIds: [] }

/**
 * Indexes a catalogue.
 *
 * @param last the one before: its search, most of the work, is kept where no airport has changed
 * @throws Error with one line for what would fail in the middle of a call: a code twice, a place at an unknown airport, a
 *   time zone that does not exist, a price of nothing
 */
export function indexCatalogue(catalogue: Catalogue | undefined, last?: IndexedCatalogue): IndexedCatalogue {
  if (catalogue !== undefined) refuseBroken(catalogue)
  const { airports = [], helpTopics = noTopics } = catalogue ?? {}
  const isSameSearch = last !== undefined && isDeepStrictEqual(last.catalogue?.airports, airports)
  return {
    catalogue,
    search: isSameSearch ? last.search : searchOf(airports),
    help: createHelp(helpTopics),
  }
}

function searchOf(airports: Catalogue['airports']): Network['search'] {
  for (const timeZone of new Set(airports.map((each) => each.timeZone))) refuseUnknownZone(timeZone)
  return createAirportSearch(airports)
}

function refuseBroken({ airports, lounges, lanes, plans, prices }: Catalogue): void {
  const airportCodes = unique(
    'airport',
    airports.map(({ code }) => code),
  )
  // A lounge and a lane of one code would share their places.
  const places = [...lounges.map(placeOfLounge), ...lanes.map(placeOfLane)]
  unique(
    'place',
    places.map(({ code }) => code),
  )
  const homeless = places.find(({ airportCode }) => !airportCodes.has(airportCode))
  if (homeless !== undefined)
    throw new Error(`there is no airport ${homeless.airportCode}, where ${homeless.code} is`)
  const priced = new Set([
    'WALK_UP ',
    ...lounges.map(({ loungeCode }) => `LOUNGE ${loungeCode}`),
    ...lanes.map(({ cipCode }) => `LANE ${cipCode}`),
    ...unique(
      'plan',
      plans.map(({ planId }) => planId).map((planId) => `PLAN ${planId}`),
    ),
  ])
  const stray = prices.find(({ kind, code }) => !priced.has(`${kind} ${code}`))
  if (stray !== undefined) throw new Error(`a price is of ${stray.kind} ${stray.code}, which is not there`)
}

const placeOfLounge = ({ loungeCode: code, airportCode }: Catalogue['lounges'][number]) => ({
  code,
  airportCode,
})
const placeOfLane = ({ cipCode: code, airportCode }: Catalogue['lanes'][number]) => ({ code, airportCode })

function unique(what: string, codes: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>()
  for (const code of codes) {
    if (known.has(code)) throw new Error(`there are two of ${what} ${code}`)
    known.add(code)
  }
  return known
}

function refuseUnknownZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw new Error(`there is no time zone ${timeZone}`)
  }
}
