import type { OpeningHours } from '@layover/rules/opening'
import { whereInWords } from '@layover/rules/where-in-words'
import { joined } from '../heads/head.ts'
import { type LaneFacts, type LanePlace, laneHead } from '../heads/lane.ts'
import { costInWords, openInWords, type PlainCost } from './place-words.ts'
import { type PlainPage, plainPage, sectionOf } from './plain-page.ts'

interface PlainLane extends LaneFacts, PlainCost {
  readonly securityType: string
  readonly location: string
  readonly openingHours: readonly OpeningHours[]
}

/** Its first section is named as the page, whose first HTML has no name of its own. */
export function lanePlain(lane: PlainLane, place: LanePlace | undefined): PlainPage {
  return plainPage(
    sectionOf(
      laneHead(lane, place).title ?? lane.cipName,
      place && joined(place.city, place.country),
      whereInWords(lane),
      lane.location,
    ),
    sectionOf('Hours', openInWords(lane.openingHours)),
    sectionOf('Price', `${costInWords(lane)} per person, including all fees.`),
  )
}
