import { foldText } from '@layover/rules/fold-text'
import { matchTier, type Query, toQuery } from './airport-match.ts'
import { type SearchEntry, searchEntry } from './airport-search-entry.ts'
import type { CatalogueAirport } from './catalogue-types.ts'
import { createNearSpellings } from './near-spellings.ts'

/** What `/airport/get` answers at most. */
const mostResults = 20

/** Airports that answer a keyword, the best first; at most `limit` (20). Any string is safe; an empty one finds none. */
export type AirportSearch = (keyword: string, limit?: number) => CatalogueAirport[]

/**
 * Folds the airports once and answers a search over them: code, name, city, country (spec §2), then the busier
 * airport first; near spellings only when nothing else matched (ruling 29).
 */
export function createAirportSearch(airports: readonly CatalogueAirport[]): AirportSearch {
  const entries = airports.map(searchEntry)
  const nearSpellings = createNearSpellings(entries)
  return (keyword, limit = mostResults) => {
    const text = foldText(keyword)
    if (text === '') return []
    const query = toQuery(text)
    const exact = findExact(entries, query)
    const found = exact.length > 0 ? exact : nearSpellings(query.words)
    return found.slice(0, limit).map(({ airport }) => airport)
  }
}

function findExact(entries: readonly SearchEntry[], query: Query): SearchEntry[] {
  const hits: { entry: SearchEntry; order: number }[] = []
  for (const entry of entries) {
    const tier = matchTier(entry, query)
    if (tier !== undefined) hits.push({ entry, order: tier * 1000 + withinTier(entry, query) })
  }
  return hits.sort((a, b) => a.order - b.order).map(({ entry }) => entry)
}

/** A metropolitan code lists its airports in its own order, everything else by how busy they are. */
function withinTier(entry: SearchEntry, query: Query): number {
  return entry.metropolitanPlaces.get(query.text) ?? entry.rank
}
