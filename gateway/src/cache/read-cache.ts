import { type CacheShare, type CallCache, createCacheShare } from './call-cache.ts'

/** The cache of answers to reads, bounded in bytes, with a share for each call. */
export interface ReadCache {
  readonly ofCall: (callId: string) => CallCache
  /** Entries and their bytes, for metrics. */
  readonly size: () => { readonly entries: number; readonly bytes: number }
}

interface CacheLimits {
  readonly maxBytes: number
  readonly now?: () => number
}

/** One entry may not push out all the others. */
const LARGEST_ENTRY = 0.25

const bytesOf = (sum: number, share: CacheShare) => sum + share.bytes()

/**
 * Once the cache is full, the call whose answers take most of it loses its least recently used ones. So a call of which
 * anybody can make any number of answers, such as a search, never empties the cache of the others (P394).
 */
export function createReadCache({ maxBytes, now = () => performance.now() }: CacheLimits): ReadCache {
  const shares = new Map<string, CacheShare>()
  const maxEntryBytes = Math.max(1, Math.floor(maxBytes * LARGEST_ENTRY))

  function makeRoom() {
    const all = [...shares.values()]
    while (all.reduce(bytesOf, 0) > maxBytes) {
      all.reduce((largest, share) => (share.bytes() > largest.bytes() ? share : largest)).shrink()
    }
  }
  function shareOf(callId: string): CacheShare {
    const known = shares.get(callId)
    if (known) return known
    const share = createCacheShare({ maxBytes, maxEntryBytes, now, onGrown: makeRoom })
    shares.set(callId, share)
    return share
  }
  return {
    ofCall: (callId) => shareOf(callId).calls,
    size() {
      const all = [...shares.values()]
      return { entries: all.reduce((sum, share) => sum + share.entries(), 0), bytes: all.reduce(bytesOf, 0) }
    },
  }
}
