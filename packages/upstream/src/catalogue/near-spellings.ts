import type { SearchEntry } from './airport-search-entry.ts'
import { editDistance } from './edit-distance.ts'
import { isGeneric } from './place-spellings.ts'

/** How many slips are forgiven: none in three letters, where every code is near another. */
function slipsForgiven(word: string): number {
  if (word.length <= 3) return 0
  return word.length <= 6 ? 1 : 2
}

type Near = { entry: SearchEntry; distance: number }

/**
 * Finds airports by words of their names, cities and countries that are nearly what was typed. Every typed word
 * must be near some word of the airport; the nearest come first, then the busiest.
 */
export function createNearSpellings(
  entries: readonly SearchEntry[],
): (words: readonly string[]) => SearchEntry[] {
  const entriesByTerm = indexTerms(entries)
  return (words) => {
    let found: Map<SearchEntry, number> | undefined
    for (const word of [...new Set(words)].slice(0, 5)) {
      const near = nearWord(entriesByTerm, word)
      found = found === undefined ? near : intersect(found, near)
      if (found.size === 0) return []
    }
    const ranked: Near[] = [...(found ?? [])].map(([entry, distance]) => ({ entry, distance }))
    return ranked
      .sort((a, b) => a.distance - b.distance || a.entry.rank - b.entry.rank)
      .map(({ entry }) => entry)
  }
}

function indexTerms(entries: readonly SearchEntry[]): Map<string, SearchEntry[]> {
  const byTerm = new Map<string, SearchEntry[]>()
  for (const entry of entries) {
    const terms = new Set([
      ...`${entry.name} ${entry.city} ${entry.country}`.split(/[ |]+/),
      ...closedUp(entry.city),
    ])
    for (const term of terms) {
      if (term.length < 3 || isGeneric(term)) continue
      const known = byTerm.get(term)
      if (known === undefined) byTerm.set(term, [entry])
      else known.push(entry)
    }
  }
  return byTerm
}

/** 'hongkong' of Hong Kong: many write a city of two words in one. */
function closedUp(city: string): string[] {
  return city.split('|').map((name) => name.replaceAll(' ', ''))
}

function nearWord(entriesByTerm: ReadonlyMap<string, SearchEntry[]>, word: string): Map<SearchEntry, number> {
  const limit = slipsForgiven(word)
  const near = new Map<SearchEntry, number>()
  for (const [term, entries] of entriesByTerm) {
    const distance = term.startsWith(word) ? 0 : editDistance(word, term, limit)
    if (distance > limit) continue
    for (const entry of entries) near.set(entry, Math.min(distance, near.get(entry) ?? distance))
  }
  return near
}

function intersect(
  a: ReadonlyMap<SearchEntry, number>,
  b: ReadonlyMap<SearchEntry, number>,
): Map<SearchEntry, number> {
  const both = new Map<SearchEntry, number>()
  for (const [entry, distance] of a) {
    const other = b.get(entry)
    if (other !== undefined) both.set(entry, distance + other)
  }
  return both
}
