import type { SearchEntry } from './airport-search-entry.ts'

/** A folded query in the forms that matching needs; made once per search. */
export type Query = {
  text: string
  /** The text at the beginning of a word. */
  start: string
  /** The text as whole words. */
  whole: string
  words: readonly string[]
  /** Whether a hit inside a word means anything: two letters are inside nearly everything. */
  mayBeInner: boolean
}

export function toQuery(text: string): Query {
  return { text, start: ` ${text}`, whole: ` ${text} `, words: text.split(' '), mayBeInner: text.length >= 3 }
}

/**
 * How well an airport answers the query, the smallest first: code (0 to 4), words of name (5, 6), city (7, 8) or
 * country (9, 10), whole ones before beginnings; every word somewhere (11); the middle of a word of name, city or
 * country (12 to 14). Undefined where nothing matches. The order code, name, city, country is spec §2's; a
 * metropolitan area's code or full name stands for its airports (ruling 29).
 */
export function matchTier(entry: SearchEntry, query: Query): number | undefined {
  return (
    codeTier(entry, query.text) ??
    wordTier(entry, query) ??
    everywhereTier(entry, query) ??
    innerTier(entry, query)
  )
}

function codeTier({ code, icao, metropolitanPlaces }: SearchEntry, text: string): number | undefined {
  if (code === text) return 0
  if (metropolitanPlaces.has(text)) return 1
  if (text.length > 4) return undefined
  if (icao === text) return 2
  if (code.startsWith(text)) return 3
  for (const area of metropolitanPlaces.keys()) if (area.length === 3 && area.startsWith(text)) return 4
  return undefined
}

function wordTier({ name, city, country }: SearchEntry, { start, whole }: Query): number | undefined {
  if (name.includes(start)) return name.includes(whole) ? 5 : 6
  if (city.includes(start)) return city.includes(whole) ? 7 : 8
  if (country.includes(start)) return country.includes(whole) ? 9 : 10
  return undefined
}

/** 'heathrow london' and 'paris france' match no text in one piece, yet each word begins one of the airport's. */
function everywhereTier({ code, name, city, country }: SearchEntry, { words }: Query): number | undefined {
  if (words.length === 1) return undefined
  const isEverywhere = words.every((word) => {
    const start = ` ${word}`
    return code === word || name.includes(start) || city.includes(start) || country.includes(start)
  })
  return isEverywhere ? 11 : undefined
}

function innerTier({ name, city, country }: SearchEntry, { text, mayBeInner }: Query): number | undefined {
  if (!mayBeInner) return undefined
  if (name.includes(text)) return 12
  if (city.includes(text)) return 13
  return country.includes(text) ? 14 : undefined
}
