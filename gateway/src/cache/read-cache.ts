import type { CallInput } from './call-input.ts'
import type { StoredAnswer } from './stored-answer.ts'
import { createWeighedShelf } from './weighed-shelf.ts'

export interface CacheEntry {
  readonly key: string
  readonly answer: StoredAnswer
  /** What to ask for a newer one. */
  readonly question: CallInput
  /** Until then it is given without asking anybody. */
  freshUntil: number
  /** Until then it is given while it is asked for anew. */
  readonly usableUntil: number
  /** Texts of requests that mean this entry, so that such a one need not be read. */
  readonly aliases: string[]
}

/** How long an answer is fresh, and how much longer it is usable, in milliseconds. */
interface Life {
  readonly freshMs: number
  readonly staleMs: number
}

export interface ReadCache {
  /** By key or by alias, while it is usable. What is found counts as used. */
  readonly find: (name: string) => CacheEntry | undefined
  readonly isFresh: (entry: CacheEntry) => boolean
  readonly put: (key: string, question: CallInput, answer: StoredAnswer, life: Life) => CacheEntry
  /** Gives it as fresh for a while, never beyond the time it is usable. */
  readonly rest: (entry: CacheEntry, forMs: number) => void
  readonly addAlias: (entry: CacheEntry, alias: string) => void
  readonly drop: (key: string) => void
  /** To be called when an entry's answer has grown by another form. */
  readonly weighAnew: (key: string) => void
  /** For who looks at the process: entries and the bytes they take. */
  readonly size: () => { readonly entries: number; readonly bytes: number }
}

export interface CacheLimits {
  readonly maxBytes: number
  readonly now?: () => number
}

/** What an entry takes beside its answer: maps, headers, tags, the question. */
const ENTRY_BYTES = 2_000
const MOST_ALIASES = 4

function weigh({ key, aliases, answer }: CacheEntry): number {
  return ENTRY_BYTES + answer.weight() + [key, ...aliases].reduce((sum, name) => sum + 2 * name.length, 0)
}

/** Answers of reads by key, bounded in bytes: what was not used for longest goes first. */
export function createReadCache({ maxBytes, now = () => performance.now() }: CacheLimits): ReadCache {
  const keyOf = new Map<string, string>()
  const shelf = createWeighedShelf<CacheEntry>({
    maxBytes,
    weigh,
    onRemoved: ({ aliases }) => {
      for (const alias of aliases) keyOf.delete(alias)
    },
  })
  return {
    find(name) {
      const entry = shelf.get(keyOf.get(name) ?? name)
      if (!entry || entry.usableUntil > now()) return entry
      shelf.remove(entry.key)
      return undefined
    },
    isFresh: (entry) => entry.freshUntil > now(),
    put(key, question, answer, { freshMs, staleMs }) {
      const aliases = shelf.get(key)?.aliases ?? []
      const freshUntil = now() + freshMs
      const entry = { key, question, answer, freshUntil, usableUntil: freshUntil + staleMs, aliases }
      shelf.put(key, entry)
      for (const alias of aliases) keyOf.set(alias, key)
      return entry
    },
    rest(entry, forMs) {
      entry.freshUntil = now() + forMs
    },
    addAlias(entry, alias) {
      if (entry.aliases.length >= MOST_ALIASES || shelf.get(entry.key) !== entry) return
      if (entry.aliases.includes(alias)) return
      entry.aliases.push(alias)
      keyOf.set(alias, entry.key)
      shelf.weighAnew(entry.key)
    },
    drop: shelf.remove,
    weighAnew: shelf.weighAnew,
    size: shelf.size,
  }
}
