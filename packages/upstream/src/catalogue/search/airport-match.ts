import type { NamedField, SearchEntry } from './airport-search-entry.ts'

/** A folded query in the forms that matching needs; made once per search. */
export type Query = {
  text: string
  /** The text at the beginning of a word. */
  start: string
  /** The text as whole words. */
  whole: string
  words: readonly string[]
  /** Whether a match inside a word counts: two letters are inside nearly every name. */
  mayBeInner: boolean
}

export function toQuery(text: string): Query {
  return { text, start: ` ${text}`, whole: ` ${text} `, words: text.split(' '), mayBeInner: text.length >= 3 }
}

/**
 * The rank of a match between airport and query, the best is smallest. A code (0), a metropolitan code or name (1;
 * P50), an ICAO code (2); the full name of airport, city or country (3 to 5); the beginning of a code or of a
 * metropolitan name (6, 7); words of name (8, 9), city (10, 11) or country (12, 13), whole ones before beginnings;
 * every word somewhere (14); the middle of a word of name, city or country (15 to 17). Undefined where nothing
 * matches. Among matches of one kind the order is that of P49: code, name, city, country.
 */
export function matchTier(entry: SearchEntry, query: Query): number | undefined {
  const first = fullTier(entry, query.text) ?? codeStartTier(entry, query.text)
  if (first !== undefined) return first
  // Most airports end here, after one comparison instead of six.
  if (!entry.everything.includes(query.text)) return everywhereTier(entry, query)
  return wordTier(entry, query) ?? everywhereTier(entry, query) ?? innerTier(entry, query)
}

const fullNameTiers: Readonly<Record<NamedField, number>> = { name: 3, city: 4, country: 5 }

function fullTier({ code, icao, metropolitanPlaces, fullNames }: SearchEntry, text: string) {
  if (code === text) return 0
  if (metropolitanPlaces.has(text)) return 1
  if (icao === text) return 2
  const field = fullNames.get(text)
  return field && fullNameTiers[field]
}

/** The beginning of an area's code or name: 'lo' of LON, 'new y' of New York. */
function codeStartTier({ code, metropolitanPlaces }: SearchEntry, text: string): number | undefined {
  if (text.length <= 3 && code.startsWith(text)) return 6
  for (const name of metropolitanPlaces.keys()) {
    if (name.startsWith(text) && (name.length === 3 || text.length > 3)) return 7
  }
  return undefined
}

function wordTier({ name, city, country }: SearchEntry, { start, whole }: Query): number | undefined {
  if (name.includes(start)) return name.includes(whole) ? 8 : 9
  if (city.includes(start)) return city.includes(whole) ? 10 : 11
  if (country.includes(start)) return country.includes(whole) ? 12 : 13
  return undefined
}

/**
 * Matches words separately: 'heathrow london' and 'paris fr' are in no text as a whole, yet each word begins one of
 * the airport's.
 */
function everywhereTier(entry: SearchEntry, { words }: Query): number | undefined {
  if (words.length === 1) return undefined
  return words.every((word) => hasWord(entry, word)) ? 14 : undefined
}

/** The number of words that begin one of the airport's; words of less than three letters do not count. */
export function countWords(entry: SearchEntry, words: readonly string[]): number {
  return words.filter((word) => word.length >= 3 && hasWord(entry, word)).length
}

function hasWord(entry: SearchEntry, word: string): boolean {
  const { code, metropolitanPlaces, name, city, country, countryCode } = entry
  if (code === word || countryCode === word || metropolitanPlaces.has(word)) return true
  const start = ` ${word}`
  return name.includes(start) || city.includes(start) || country.includes(start)
}

function innerTier({ name, city, country }: SearchEntry, { text, mayBeInner }: Query): number | undefined {
  if (!mayBeInner) return undefined
  if (name.includes(text)) return 15
  if (city.includes(text)) return 16
  return country.includes(text) ? 17 : undefined
}
