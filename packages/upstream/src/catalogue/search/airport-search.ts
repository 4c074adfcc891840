import { foldText } from '@layover/rules/fold-text'
import type { CatalogueAirport } from '../../domain/catalogue.ts'
import { countWords, innerTier, matchTier, type Query, toQuery } from './airport-match.ts'
import { airportTerms, type SearchEntry, searchEntry } from './airport-search-entry.ts'
import { createNearSpellings } from './near-spellings.ts'
import { significantPart } from './place-spellings.ts'

/** The longest result of `/airport/get`. */
const mostResults = 20

/**
 * Finds airports for a keyword, the best first; at most `limit` (20). Any string is safe; an empty one finds none.
 */
type AirportSearch = (keyword: string, limit?: number) => CatalogueAirport[]

/**
 * Folds the airports once and returns a search over them: code, name, city, country (P49), then the busier airport
 * first; the middle of a word, then near spellings, only when nothing else matched (P50).
 */
export function createAirportSearch(airports: readonly CatalogueAirport[]): AirportSearch {
  const entries = airports.map(searchEntry)
  const nearSpellings = createNearSpellings(entries, airportTerms)
  return (keyword, limit = mostResults) => {
    const text = foldText(keyword)
    if (text === '') return []
    const significant = significantPart(text)
    const texts = significant === text || significant === '' ? [text] : [text, significant]
    const found = firstFound([
      ...[matchTier, innerTier].flatMap((tierOf) =>
        texts.map((each) => () => findExact(entries, toQuery(each), tierOf)),
      ),
      ...texts.map((each) => () => nearSpellings(each.split(' '))),
      () => findPart(entries, text.split(' ')),
    ])
    return found.slice(0, limit).map(({ airport }) => airport)
  }
}

/** The first attempt that finds anything. */
function firstFound(attempts: readonly (() => SearchEntry[])[]): SearchEntry[] {
  for (const attempt of attempts) {
    const found = attempt()
    if (found.length > 0) return found
  }
  return []
}

/**
 * Airports that match the most of several words: 'portland oregon' finds Portland, since the catalogue has no states.
 */
function findPart(entries: readonly SearchEntry[], words: readonly string[]): SearchEntry[] {
  if (words.length === 1) return []
  const hits = entries.map((entry) => ({ entry, count: countWords(entry, words) }))
  const most = hits.reduce((best, { count }) => Math.max(best, count), 1)
  const found = hits.filter(({ count }) => count === most).map(({ entry }) => entry)
  return found.sort((a, b) => a.rank - b.rank)
}

type TierOf = (entry: SearchEntry, query: Query) => number | undefined

function findExact(entries: readonly SearchEntry[], query: Query, tierOf: TierOf): SearchEntry[] {
  const hits: { entry: SearchEntry; order: number }[] = []
  for (const entry of entries) {
    const tier = tierOf(entry, query)
    if (tier !== undefined) hits.push({ entry, order: tier * 1000 + withinTier(entry, query) })
  }
  return hits.sort((a, b) => a.order - b.order).map(({ entry }) => entry)
}

/** A metropolitan code lists its airports in its own order, everything else by how busy they are. */
function withinTier(entry: SearchEntry, query: Query): number {
  return entry.metropolitanPlaces.get(query.text) ?? entry.rank
}
