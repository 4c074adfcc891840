import { type LaneCodes, lanePath } from '../addresses.ts'
import { joined, type PageHead } from './head.ts'

/** What a head needs to know of a fast-track lane. */
export interface LaneFacts extends LaneCodes {
  readonly cipName: string
  readonly terminal: string
}

/** What a lane's page says of the airport, where the airport is known. */
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
    description: `${cipName} at ${where}: who it is for, when it is open, and the price with all fees in.`,
    canonicalPath: lanePath(lane),
  }
}
