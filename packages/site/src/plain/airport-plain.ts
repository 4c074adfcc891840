import type { OpeningHours } from '@layover/rules/opening'
import { whereInWords } from '@layover/rules/where-in-words'
import { type LaneCodes, type LoungeCodes, lanePath, loungePath } from '../addresses.ts'
import { costInWords, openInWords, type PlainCost } from './place-words.ts'
import { type PlainLine, type PlainPage, plainPage, sectionOf } from './plain-page.ts'

interface Whereabouts {
  readonly terminal: string
  readonly securityType: string
}

interface ListedLounge extends LoungeCodes, Whereabouts {
  readonly loungeName: string
  readonly openingHours?: readonly OpeningHours[]
}

interface ListedLane extends LaneCodes, Whereabouts, PlainCost {
  readonly cipName: string
}

/** What is sold at an airport, as far as it is known. */
interface AirportOffers {
  readonly lounges: readonly ListedLounge[] | undefined
  readonly lanes: readonly ListedLane[] | undefined
  readonly passPrice: PlainCost | undefined
}

function loungeLine(lounge: ListedLounge): PlainLine {
  const parts = [whereInWords(lounge), openInWords(lounge.openingHours)]
  return {
    page: { name: lounge.loungeName, path: loungePath(lounge) },
    text: parts.filter(Boolean).join('. '),
  }
}

function laneLine(lane: ListedLane): PlainLine {
  return {
    page: { name: lane.cipName, path: lanePath(lane) },
    text: `${whereInWords(lane)}. ${costInWords(lane)} per person`,
  }
}

/** The lounges and lanes of an airport with hours and prices. */
export function airportPlain({ lounges = [], lanes = [], passPrice }: AirportOffers): PlainPage {
  const price = lounges.length > 0 ? passPrice : undefined
  return plainPage(
    sectionOf('Price', price && `A lounge pass is ${costInWords(price)} per person, including all fees.`),
    { title: 'Lounges', lines: lounges.map(loungeLine) },
    { title: 'Fast-track lanes', lines: lanes.map(laneLine) },
  )
}
