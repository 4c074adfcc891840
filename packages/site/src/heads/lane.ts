import { type LaneCodes, lanePath } from '../addresses.ts'
import { joined, type PageHead } from './head.ts'

/** The facts of a fast-track lane that its head is made of. */
export interface LaneFacts extends LaneCodes {
  readonly cipName: string
  readonly terminal: string
}

/** The airport in a lane's head, where the airport is known. */
export interface LanePlace {
  readonly name: string
  readonly city: string
  readonly country: string
}

export function laneHead(lane: LaneFacts, place?: LanePlace): PageHead {
  const { cipName, airportCode, terminal } = lane
  const where = place
    ? joined(`${place.name} (${airportCode})`, terminal, place.city, place.country)
    : joined(airportCode, terminal)
  return {
    title: `${cipName}, ${place ? `${place.name} (${airportCode})` : airportCode}`,
    description: `${cipName} at ${where}: which flights it serves, when it is open, and the price including all fees.`,
    canonicalPath: lanePath(lane),
  }
}
