import { LRUCache } from 'lru-cache'

/** The state of a key when a request claims it. */
export type Claim =
  | { readonly kind: 'first' }
  | { readonly kind: 'running' }
  | { readonly kind: 'otherRequest' }
  | { readonly kind: 'replay'; readonly answer: Buffer }

interface Running {
  readonly fingerprint: string
  readonly startedAtMs: number
}

interface Answered extends Running {
  readonly answer: Buffer
}

/**
 * The answers of order calls under their keys. An implementation may forget: the upstream's own unique key is what
 * prevents a second order (P189).
 */
export interface IdempotencyStore {
  /** Claims a key for a request. `first` obliges the caller to `save` or `release` it. */
  readonly claim: (key: string, fingerprint: string) => Claim | Promise<Claim>
  readonly save: (key: string, fingerprint: string, answer: Buffer) => void
  readonly release: (key: string) => void
}

/** The memory of an entry beside its answer: key, fingerprint, map. */
const ENTRY_BYTES = 400

interface StoreLimits {
  readonly ttlMs: number
  readonly maxBytes: number
  readonly now?: () => number
}

/** Stores answers in this process, within limits of age and bytes. The oldest is dropped first, a running request never. */
export function createMemoryStore({ ttlMs, maxBytes, now = Date.now }: StoreLimits): IdempotencyStore {
  const running = new Map<string, Running>()
  const answered = new LRUCache<string, Answered>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => ENTRY_BYTES + answer.length,
  })

  function dropExpired() {
    for (const key of answered.rkeys()) {
      const oldest = answered.peek(key)
      if (oldest && now() - oldest.startedAtMs < ttlMs) return
      answered.delete(key)
    }
  }
  return {
    claim(key, fingerprint) {
      dropExpired()
      // A replay keeps the age of its answer, so it must not count as a use.
      const stored = answered.peek(key)
      const entry = stored ?? running.get(key)
      if (!entry) {
        running.set(key, { fingerprint, startedAtMs: now() })
        return { kind: 'first' }
      }
      if (entry.fingerprint !== fingerprint) return { kind: 'otherRequest' }
      return stored ? { kind: 'replay', answer: stored.answer } : { kind: 'running' }
    },
    save(key, _fingerprint, answer) {
      const entry = running.get(key)
      running.delete(key)
      if (entry) answered.set(key, { ...entry, answer })
      dropExpired()
    },
    release(key) {
      running.delete(key)
      answered.delete(key)
    },
  }
}
