import { joined, type PageHead, pathOf } from './head.ts'

/** What a head needs to know of a lounge. */
export interface LoungeFacts {
  readonly agentId: string
  readonly loungeCode: string
  readonly loungeName: string
  readonly airportName: string
  readonly airportCode?: string
  readonly city: string
  readonly country: string
  readonly terminal: string
}

/** A lounge's page (P11). The side of security in the query is a hint, not another page. */
export function loungePath({ agentId, loungeCode }: Pick<LoungeFacts, 'agentId' | 'loungeCode'>): string {
  return pathOf('lounge', 'detail', agentId, loungeCode)
}

export function loungeHead(lounge: LoungeFacts): PageHead {
  const { loungeName, airportName, airportCode, city, country, terminal } = lounge
  return {
    title: `${loungeName}, ${airportName}${airportCode ? ` (${airportCode})` : ''}`,
    description: `${loungeName} at ${joined(airportName, terminal, city, country)}: opening hours, facilities, and how to get in.`,
    canonicalPath: loungePath(lounge),
  }
}
