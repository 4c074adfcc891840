import { LRUCache } from 'lru-cache'
import type { CallInput, IsOld } from './call-input.ts'
import type { StoredAnswer } from './stored-answer.ts'

export interface CacheEntry {
  readonly key: string
  readonly answer: StoredAnswer
  /** The input that fetches a newer answer. */
  readonly input: CallInput
  /** Until then the entry is served without a request to the provider. */
  freshUntil: number
  /** Until then the entry is served while a newer answer is fetched. */
  readonly usableUntil: number
  /** Texts of requests that lead to this entry, so that such a request need not be parsed. */
  readonly aliases: string[]
}

/** How long an answer is fresh, and how much longer it is usable, in milliseconds. */
interface Life {
  readonly freshMs: number
  readonly staleMs: number
}

/** The cached answers of one call. */
export interface CallCache {
  /** Finds a usable entry by its key or an alias, and counts it as used. */
  readonly find: (name: string) => CacheEntry | undefined
  readonly isFresh: (entry: CacheEntry) => boolean
  readonly put: (key: string, input: CallInput, answer: StoredAnswer, life: Life) => CacheEntry
  /** Treats an entry as fresh for a while, but not after `usableUntil`. */
  readonly delayRefresh: (entry: CacheEntry, forMs: number) => void
  readonly addAlias: (entry: CacheEntry, alias: string) => void
  readonly drop: (key: string) => void
  /** Drops every entry of which this is true, and tells those who are fetching one. */
  readonly dropWhere: (isOld: IsOld) => void
  readonly onOutdated: (listener: (isOld: IsOld) => void) => void
  /** Must be called when the answer of an entry has grown by a compressed form. */
  readonly weighAgain: (key: string) => void
}

/** The share of one call in the whole cache. */
export interface CacheShare {
  readonly calls: CallCache
  readonly entries: () => number
  readonly bytes: () => number
  /** Drops the least recently used entry. */
  readonly shrink: () => void
}

interface ShareOptions {
  readonly maxBytes: number
  readonly maxEntryBytes: number
  readonly now: () => number
  /** Called when the share may have grown. */
  readonly onGrown: () => void
}

/** The memory of an entry beside its answer: maps, headers, tags, input. */
const ENTRY_BYTES = 2_000
const MAX_ALIASES = 4

/** lru-cache weighs a value only when it is a new object, so each weighing wraps the entry again. */
interface Slot {
  readonly entry: CacheEntry
}

function weigh({ entry: { key, aliases, answer } }: Slot): number {
  return ENTRY_BYTES + answer.weight() + [key, ...aliases].reduce((sum, name) => sum + 2 * name.length, 0)
}

/** The LRU cache of one call's answers. */
export function createCacheShare({ maxBytes, maxEntryBytes, now, onGrown }: ShareOptions): CacheShare {
  const keyOf = new Map<string, string>()
  const outdated: ((isOld: IsOld) => void)[] = []
  const slots = new LRUCache<string, Slot>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: weigh,
    dispose: ({ entry }) => {
      for (const alias of entry.aliases) keyOf.delete(alias)
    },
  })
  function weighAgain(key: string) {
    const slot = slots.peek(key)
    if (!slot) return
    slots.set(key, { entry: slot.entry }, { noDisposeOnSet: true })
    onGrown()
  }
  const calls: CallCache = {
    find(name) {
      const entry = slots.get(keyOf.get(name) ?? name)?.entry
      if (!entry || entry.usableUntil > now()) return entry
      slots.delete(entry.key)
      return undefined
    },
    isFresh: (entry) => entry.freshUntil > now(),
    put(key, input, answer, { freshMs, staleMs }) {
      const aliases = slots.peek(key)?.entry.aliases ?? []
      const freshUntil = now() + freshMs
      const entry = { key, input, answer, freshUntil, usableUntil: freshUntil + staleMs, aliases }
      slots.set(key, { entry })
      // An entry that is too large was not taken in.
      if (slots.has(key)) for (const alias of aliases) keyOf.set(alias, key)
      onGrown()
      return entry
    },
    delayRefresh(entry, forMs) {
      entry.freshUntil = now() + forMs
    },
    addAlias(entry, alias) {
      if (entry.aliases.length >= MAX_ALIASES || slots.peek(entry.key)?.entry !== entry) return
      if (entry.aliases.includes(alias)) return
      entry.aliases.push(alias)
      keyOf.set(alias, entry.key)
      weighAgain(entry.key)
    },
    drop: (key) => void slots.delete(key),
    dropWhere(isOld) {
      for (const { entry } of [...slots.values()]) if (isOld(entry.input)) slots.delete(entry.key)
      for (const tell of outdated) tell(isOld)
    },
    onOutdated: (listener) => void outdated.push(listener),
    weighAgain,
  }
  return {
    calls,
    entries: () => slots.size,
    bytes: () => slots.calculatedSize,
    shrink: () => void slots.pop(),
  }
}
