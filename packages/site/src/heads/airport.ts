import { airportPath } from '../addresses.ts'
import { joined, type PageHead } from './head.ts'

/** The facts of an airport that its head is made of. */
export interface AirportFacts {
  readonly agentId: string
  readonly code: string
  readonly name: string
  readonly city: string
  readonly country: string
  readonly supportLounge: boolean
  readonly supportCip: boolean
}

function offersOf({ supportLounge, supportCip }: AirportFacts): string {
  if (supportLounge === supportCip) return 'lounges and fast-track lanes'
  return supportLounge ? 'lounges' : 'fast-track lanes'
}

/** Search engines do not list an airport that sells nothing: its page only helps visitors who are there already. */
export function airportHead(airport: AirportFacts): PageHead {
  const { name, code, city, country, supportLounge, supportCip } = airport
  const isEmpty = !supportLounge && !supportCip
  const offers = offersOf(airport)
  const place = `${name} (${code}) in ${joined(city, country)}`
  return {
    title: `${name} (${code}): ${isEmpty ? 'lounges nearby' : offers.replace('-track lanes', ' track')}`,
    description: isEmpty
      ? `No lounge or fast-track lane at ${place} yet. See the nearest airport that has one.`
      : `See the ${offers} at ${place}: opening hours, directions and prices including all fees. No account needed.`,
    canonicalPath: airportPath(airport),
    ...(isEmpty && { isUnlisted: true }),
  }
}
