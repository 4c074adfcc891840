/** What the store says of a key that comes in. */
export type Claim =
  | { readonly kind: 'first' }
  | { readonly kind: 'running' }
  | { readonly kind: 'otherRequest' }
  | { readonly kind: 'replay'; readonly answer: Buffer }

interface Entry {
  readonly fingerprint: string
  readonly startedAtMs: number
  readonly answer: Buffer | undefined
}

/**
 * The answers of order calls under their keys. This one lives in the process; another may stand in its place, since what
 * truly prevents a second order is the upstream's own unique key (P189).
 */
export interface IdempotencyStore {
  /** Claims a key for a request. `first` obliges the caller to `keep` or `release` it. */
  readonly claim: (key: string, fingerprint: string) => Claim | Promise<Claim>
  readonly keep: (key: string, fingerprint: string, answer: Buffer) => void
  readonly release: (key: string) => void
}

/** What an entry weighs beside its answer: key, fingerprint, map. */
const ENTRY_BYTES = 400

export interface StoreLimits {
  readonly ttlMs: number
  readonly maxBytes: number
  readonly now?: () => number
}

/** Oldest first out, by age and by bytes; what is still running is never dropped. */
export function createMemoryStore({ ttlMs, maxBytes, now = Date.now }: StoreLimits): IdempotencyStore {
  const entries = new Map<string, Entry>()
  let bytes = 0

  function weigh(entry: Entry): number {
    return ENTRY_BYTES + (entry.answer?.length ?? 0)
  }
  function put(key: string, entry: Entry) {
    drop(key)
    entries.set(key, entry)
    bytes += weigh(entry)
  }
  function drop(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= weigh(entry)
  }
  function trim() {
    for (const [key, entry] of entries) {
      if (entry.answer === undefined) continue
      const isOld = now() - entry.startedAtMs >= ttlMs
      if (!isOld && bytes <= maxBytes) return
      drop(key)
    }
  }

  return {
    claim(key, fingerprint) {
      trim()
      const entry = entries.get(key)
      if (!entry) {
        put(key, { fingerprint, startedAtMs: now(), answer: undefined })
        return { kind: 'first' }
      }
      if (entry.fingerprint !== fingerprint) return { kind: 'otherRequest' }
      return entry.answer ? { kind: 'replay', answer: entry.answer } : { kind: 'running' }
    },
    keep(key, _fingerprint, answer) {
      const entry = entries.get(key)
      if (entry) put(key, { ...entry, answer })
      trim()
    },
    release: drop,
  }
}
