import type { SearchEntry } from './airport-search-entry.ts'

/** A folded query in the forms that matching needs; made once per search. */
export type Query = {
  text: string
  /** The text at the beginning of a word. */
  start: string
  words: readonly string[]
  /** Whether a hit inside a word means anything: two letters are inside nearly everything. */
  mayBeInner: boolean
}

export function toQuery(text: string): Query {
  return { text, start: ` ${text}`, words: text.split(' '), mayBeInner: text.length >= 3 }
}

/**
 * How well an airport answers the query, the smallest first: code (0 to 4), the beginning of a word of name, city or
 * country (5 to 7), every word somewhere (8), the middle of a word of name, city or country (9 to 11). Undefined
 * where nothing matches. The order code, name, city, country is spec §2's; metropolitan codes are ruling 29's.
 */
export function matchTier(entry: SearchEntry, query: Query): number | undefined {
  return codeTier(entry, query.text) ?? wordTier(entry, query) ?? innerTier(entry, query)
}

function codeTier({ code, icao, metropolitanPlaces }: SearchEntry, text: string): number | undefined {
  if (text.length > 4) return undefined
  if (code === text) return 0
  if (metropolitanPlaces.has(text)) return 1
  if (icao === text) return 2
  if (code.startsWith(text)) return 3
  for (const metropolitanCode of metropolitanPlaces.keys()) if (metropolitanCode.startsWith(text)) return 4
  return undefined
}

function wordTier({ code, name, city, country }: SearchEntry, { start, words }: Query): number | undefined {
  if (name.includes(start)) return 5
  if (city.includes(start)) return 6
  if (country.includes(start)) return 7
  if (words.length === 1) return undefined
  const isEverywhere = words.every((word) => {
    const beginning = ` ${word}`
    return (
      code === word || name.includes(beginning) || city.includes(beginning) || country.includes(beginning)
    )
  })
  return isEverywhere ? 8 : undefined
}

function innerTier({ name, city, country }: SearchEntry, { text, mayBeInner }: Query): number | undefined {
  if (!mayBeInner) return undefined
  if (name.includes(text)) return 9
  if (city.includes(text)) return 10
  return country.includes(text) ? 11 : undefined
}
