import { type NamedField, namedFields, type SearchEntry } from './airport-search-entry.ts'

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

/** What a query can match, in the order of P49; `words` are words of several of these. */
const order = ['code', 'name', 'city', 'country', 'words'] as const

/** The kinds of a match of a code. A metropolitan area and another name of a place count as codes (P50). */
const codeKinds = ['code', 'metropolitan', 'icao', 'otherName', 'codeStart', 'metropolitanStart'] as const

/** The kinds of a match of a name: the whole of it, a whole word, the beginning of a word. */
const nameKinds = ['full', 'wholeWord', 'wordStart'] as const

type Field = (typeof order)[number]
type Kind = (typeof codeKinds)[number] | (typeof nameKinds)[number]

/**
 * The rank of a match between airport and query, the best is smallest: first by its field, then by its kind (P49).
 * Undefined where nothing matches.
 */
export function matchTier(entry: SearchEntry, query: Query): number | undefined {
  const code = codeKind(entry, query.text)
  if (code) return tier('code', code)
  // Most airports end here, after one comparison instead of nine.
  if (entry.everything.includes(query.text)) {
    for (const field of namedFields) {
      const kind = nameKind(entry, field, query)
      if (kind) return tier(field, kind)
    }
  }
  return hasEveryWord(entry, query) ? tier('words', 'full') : undefined
}

function tier(field: Field, kind: Kind): number {
  const kinds: readonly Kind[] = field === 'code' ? codeKinds : nameKinds
  return order.indexOf(field) * 10 + kinds.indexOf(kind)
}

function codeKind(entry: SearchEntry, text: string): Kind | undefined {
  const { code, icao, metropolitanPlaces, otherPlaceNames } = entry
  if (code === text) return 'code'
  if (metropolitanPlaces.has(text)) return 'metropolitan'
  if (icao === text) return 'icao'
  if (otherPlaceNames.has(text)) return 'otherName'
  if (text.length <= 3 && code.startsWith(text)) return 'codeStart'
  // The beginning of an area's code or name: 'lo' of LON, 'new y' of New York.
  for (const name of metropolitanPlaces.keys()) {
    if (name.startsWith(text) && (name.length === 3 || text.length > 3)) return 'metropolitanStart'
  }
  return undefined
}

function nameKind(entry: SearchEntry, field: NamedField, query: Query): Kind | undefined {
  if (entry.fullNames[field].has(query.text)) return 'full'
  const text = entry[field]
  if (!text.includes(query.start)) return undefined
  return text.includes(query.whole) ? 'wholeWord' : 'wordStart'
}

/** The rank of a match inside a word. It counts only where nothing begins with the query: 'lima' is no Kilimanjaro. */
export function innerTier(entry: SearchEntry, { text, mayBeInner }: Query): number | undefined {
  if (!mayBeInner) return undefined
  const field = namedFields.findIndex((each) => entry[each].includes(text))
  return field < 0 ? undefined : field
}

/**
 * Matches words separately: 'heathrow london' and 'paris fr' are in no text as a whole, yet each word begins one of
 * the airport's.
 */
function hasEveryWord(entry: SearchEntry, { words }: Query): boolean {
  return words.length > 1 && words.every((word) => hasWord(entry, word))
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
