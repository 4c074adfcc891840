import { type LoungeCodes, loungePath } from '../addresses.ts'
import { joined, type PageHead } from './head.ts'

/** The facts of a lounge that its head is made of. */
export interface LoungeFacts extends LoungeCodes {
  readonly loungeName: string
  readonly airportName: string
  readonly airportCode?: string
  readonly city: string
  readonly country: string
  readonly terminal: string
}

export function loungeHead(lounge: LoungeFacts): PageHead {
  const { loungeName, airportName, airportCode, city, country, terminal } = lounge
  return {
    title: `${loungeName}, ${airportName}${airportCode ? ` (${airportCode})` : ''}`,
    description: `${loungeName} at ${joined(airportName, terminal, city, country)}: opening hours, facilities, and how to get in.`,
    canonicalPath: loungePath(lounge),
  }
}
