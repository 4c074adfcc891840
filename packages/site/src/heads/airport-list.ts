import { airportListPath } from '../addresses.ts'
import type { PageHead } from './head.ts'

/** The lists of airports (P7); others are not found. */
export const airportListTypes = ['all', 'popular', 'search'] as const

type AirportListType = (typeof airportListTypes)[number]

const TITLES = { all: 'All airports', popular: 'Popular airports', search: 'Search airports' } as const

/** The title of a list; the title of a search names its words. */
export function airportListTitle(type: AirportListType, keyword = ''): string {
  return type === 'search' && keyword ? `Airports for “${keyword}”` : TITLES[type]
}

export function airportListHead(type: AirportListType, keyword = ''): PageHead & { title: string } {
  return {
    title: airportListTitle(type, keyword),
    description: 'Airports with lounges and fast-track lanes you can use with a Layover pass.',
    canonicalPath: airportListPath(type),
    ...(type === 'search' && { isUnlisted: true }),
  }
}
