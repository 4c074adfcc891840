import type { calls, Data } from '@layover/contracts'
import { loungeLineInWords, loungesInWords } from '@layover/rules/lounge-in-words'
import { openingOf } from '@layover/rules/opening-words'
import { tellingFacilities } from '@layover/rules/telling-facilities'
import type { WallClock } from '@layover/rules/wall-clock'
import { listedLoungePath } from '../addresses.ts'
import { artworkSource } from '../drawings/artwork.ts'
import { FILTER_FROM, LIST_FILTERS } from '../list-filters.ts'
import { costInWords, type PlainCost } from '../plain/place-words.ts'
import type { Facts, FirstFacts } from './page.ts'

type Lounges = Data<typeof calls.lounge.lounges>
type Known = Pick<Offers, 'passPrice' | 'clock'>

/** The answers of the page; one that did not come is absent. */
interface Offers {
  readonly lounges: Lounges | undefined
  readonly lanes: readonly unknown[] | undefined
  readonly passPrice: PlainCost | undefined
  /** The airport's own, now. */
  readonly clock: WallClock | undefined
}

/** The first HTML of an airport: with its lounges where they are known, and no filter of the address narrows them. */
export function airportFirst(sign: Facts, { lounges = [], lanes = [], ...facts }: Offers): FirstFacts {
  if (lounges.length === 0) return { kind: 'airport', facts: sign }
  return {
    kind: 'airport-lounges',
    other: { kind: 'airport', isFor: (query) => LIST_FILTERS.some((name) => name in query) },
    facts: { ...sign, ...loungesFacts(lounges, lanes, facts) },
  }
}

/** No first screen shows more cards (P605). */
const FIRST_SCREEN = 4

/** Markup that stands only where something holds is a list of one or none. */
function only(holds: unknown): readonly Facts[] {
  return holds ? [{}] : []
}

/**
 * The lounges of an airport in its first HTML, in the page's own words (P65, P435). Whether one is open is not shown:
 * the page is cached for minutes, and its words only take their room.
 */
function loungesFacts(lounges: Lounges, lanes: readonly unknown[], known: Known): Facts {
  const facilitiesOf = tellingFacilities(lounges)
  return {
    count: loungesInWords(lounges.length),
    lanes: only(lanes.length > 0),
    filters: only(Math.max(lounges.length, lanes.length) >= FILTER_FROM),
    lounges: lounges.slice(0, FIRST_SCREEN).map((lounge) => loungeFacts(lounge, facilitiesOf(lounge), known)),
  }
}

function loungeFacts(lounge: Lounges[number], telling: string[], { passPrice, clock }: Known): Facts {
  const { loungeCode, loungeName, imgUrl, facilities, prebookAllow } = lounge
  const isWalkIn = lounge.walkIn !== false
  const { opening } = openingOf(lounge, clock)
  return {
    name: loungeName,
    path: listedLoungePath(lounge),
    picture: imgUrl || artworkSource(loungeCode, { isOpen: false, facilities }),
    line: loungeLineInWords(lounge),
    opening: opening ? [{ words: opening }] : [],
    facilityList: telling.length > 0 ? [{ facilities: telling.map((facility) => ({ facility })) }] : [],
    walkIn: only(isWalkIn),
    preBook: only(prebookAllow),
    price: isWalkIn && passPrice ? [{ amount: costInWords(passPrice) }] : [],
  }
}
