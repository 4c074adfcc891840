import { editDistance } from './edit-distance.ts'

/** A searched entry; among equal matches the smaller rank comes first. */
interface Ranked {
  readonly rank: number
}

/** The number of allowed typing errors: none in three letters, where every code is near another. */
function slipsForgiven(word: string): number {
  if (word.length <= 3) return 0
  return word.length <= 6 ? 1 : 2
}

/**
 * Finds entries by folded words that are similar to their terms. Every typed word (five at most) must be near some
 * term of the entry; the nearest come first, then the better ranked. Terms of less than three letters are near to
 * nothing.
 */
export function createNearSpellings<E extends Ranked>(
  entries: readonly E[],
  termsOf: (entry: E) => Iterable<string>,
): (words: readonly string[]) => E[] {
  const entriesByTerm = indexTerms(entries, termsOf)
  return (words) => {
    let found: Map<E, number> | undefined
    for (const word of [...new Set(words)].slice(0, 5)) {
      const near = nearWord(entriesByTerm, word)
      found = found === undefined ? near : intersect(found, near)
      if (found.size === 0) return []
    }
    const ranked = [...(found ?? [])].map(([entry, distance]) => ({ entry, distance }))
    return ranked
      .sort((a, b) => a.distance - b.distance || a.entry.rank - b.entry.rank)
      .map(({ entry }) => entry)
  }
}

function indexTerms<E>(entries: readonly E[], termsOf: (entry: E) => Iterable<string>): Map<string, E[]> {
  const byTerm = new Map<string, E[]>()
  for (const entry of entries) {
    for (const term of new Set(termsOf(entry))) {
      if (term.length < 3) continue
      const known = byTerm.get(term)
      if (known === undefined) byTerm.set(term, [entry])
      else known.push(entry)
    }
  }
  return byTerm
}

function nearWord<E>(entriesByTerm: ReadonlyMap<string, E[]>, word: string): Map<E, number> {
  const limit = slipsForgiven(word)
  const near = new Map<E, number>()
  for (const [term, entries] of entriesByTerm) {
    const distance = term.startsWith(word) ? 0 : editDistance(word, term, limit)
    if (distance > limit) continue
    for (const entry of entries) near.set(entry, Math.min(distance, near.get(entry) ?? distance))
  }
  return near
}

function intersect<E>(a: ReadonlyMap<E, number>, b: ReadonlyMap<E, number>): Map<E, number> {
  const both = new Map<E, number>()
  for (const [entry, distance] of a) {
    const other = b.get(entry)
    if (other !== undefined) both.set(entry, distance + other)
  }
  return both
}
