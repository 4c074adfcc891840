import type { calls, Data } from '@layover/contracts'
import { airportInWords, whereInWords } from '@layover/rules/where-in-words'
import { artworkSource } from '../drawings/artwork.ts'

/** The facts of a cart's first HTML, keyed by the name of their place: what is bought and where, as the cart will say it. */
type CartFacts = Readonly<Record<'name' | 'picture' | 'place' | 'where', string>>

export function loungeFacts(lounge: Data<typeof calls.lounge.detail>): CartFacts {
  const { loungeCode, loungeName, airportName, airportCode, facilities } = lounge
  return {
    name: loungeName,
    picture: artworkSource(loungeCode, { isOpen: false, facilities }),
    place: airportInWords(airportName, airportCode),
    where: whereInWords(lounge),
  }
}

export function laneFacts(
  lane: Data<typeof calls.cip.detail>,
  airport: Data<typeof calls.airport.get>[number] | undefined,
): CartFacts {
  return {
    name: lane.cipName,
    picture: artworkSource(lane.cipCode, { isOpen: false }),
    place: airportInWords(airport?.name, lane.airportCode),
    where: whereInWords(lane),
  }
}
