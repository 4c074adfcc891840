import type { CallDefinition } from '@layover/contracts'
import type { CacheEntry, CallCache } from '../cache/call-cache.ts'
import { type CallInput, cacheKeyOf } from '../cache/call-input.ts'
import { createSingleFlight } from '../cache/single-flight.ts'
import { storeAnswer } from '../cache/stored-answer.ts'
import type { HeaderSet } from '../http/security-headers.ts'
import type { CallAnswer } from './answer-call.ts'

export interface CachedCallOptions {
  /** The share of this call. */
  readonly cache: CallCache
  /** Headers of every answer of the gateway. */
  readonly headers: HeaderSet
}

/** A cached answer, or the chunks of one that may not be cached and goes to the waiting visitors alone. */
type Result =
  | { readonly kind: 'entry'; readonly entry: CacheEntry }
  | { readonly kind: 'chunks'; readonly chunks: readonly Buffer[] }

/** Fetches from the upstream, past the cache. Rejects with problems. */
type Fetch = (input: CallInput) => Promise<CallAnswer>

/** Runs a fetch once its visitor may have one. */
type InTurn = (run: () => Promise<Result>) => Promise<Result>

interface CachedCall {
  /** The cached answer, or else one that is fetched once for all requests with the same input. */
  readonly get: (input: CallInput, alias: string, fetch: Fetch, inTurn: InTurn) => Promise<Result>
  /** Fetches a newer answer where the entry is no longer fresh. Never waits, never rejects. */
  readonly refresh: (entry: CacheEntry, fetch: Fetch) => void
}

/** After a fetch that failed, an entry is served for this long before the next fetch. */
const RETRY_AFTER_MS = 2_000

/** Longer than any honest request of these calls. An entry holds its aliases, so they must be short. */
const LONGEST_ALIAS = 512

/** A browser may store the answer of a GET and revalidate it; it never stores that of a POST. */
function commonHeaders(call: CallDefinition, headers: HeaderSet): readonly string[] {
  const control = call.method === 'GET' ? 'private, no-cache' : 'no-store'
  return [...Object.entries(headers).flat(), 'cache-control', control]
}

/** Caches the answers of one call for its time to live, and serves stale ones while it refreshes them. */
export function createCachedCall(call: CallDefinition, { cache, headers }: CachedCallOptions): CachedCall {
  const life = { freshMs: (call.ttlSeconds ?? 0) * 1000, staleMs: (call.staleSeconds ?? 0) * 1000 }
  const common = commonHeaders(call, headers)
  const refusals = new Set<string>(call.errorCodes)
  const flights = createSingleFlight<Result>()
  cache.onOutdated(flights.outdate)

  function store(key: string, input: CallInput, { chunks, isCacheable, errorCode }: CallAnswer): Result {
    const before = cache.find(key)
    if (isCacheable) {
      const bytes = Buffer.concat(chunks)
      const isSame = before?.answer.isSame(bytes) === true
      const answer = isSame ? before.answer : storeAnswer(bytes, common, () => cache.weighAgain(key))
      return { kind: 'entry', entry: cache.put(key, input, answer, life) }
    }
    // A failure that the contract names is final: the lounge is gone, for example. Any other failure may pass.
    if (errorCode !== undefined && refusals.has(errorCode)) cache.drop(key)
    else if (before) cache.delayRefresh(before, RETRY_AFTER_MS)
    return { kind: 'chunks', chunks }
  }
  function fetchOnce(key: string, input: CallInput, fetch: Fetch) {
    return flights.run(key, input, async (isCurrent) => {
      const answer = await fetch(input)
      return isCurrent() ? store(key, input, answer) : { kind: 'chunks', chunks: answer.chunks }
    })
  }
  function refresh(entry: CacheEntry, fetch: Fetch) {
    if (cache.isFresh(entry)) return
    void fetchOnce(entry.key, entry.input, fetch).catch(() => cache.delayRefresh(entry, RETRY_AFTER_MS))
  }
  function addAlias(entry: CacheEntry, alias: string) {
    if (alias !== '' && alias.length <= LONGEST_ALIAS) cache.addAlias(entry, alias)
  }
  function find(key: string) {
    const entry = cache.find(key)
    return entry && ({ kind: 'entry', entry } as const)
  }
  return {
    refresh,
    async get(input, alias, fetch, inTurn) {
      const key = cacheKeyOf(call, input)
      const known = find(key)
      if (known) refresh(known.entry, fetch)
      // Each visitor waits for their own turn, and only then for a fetch that others may have begun meanwhile.
      const fetched = () => find(key) ?? fetchOnce(key, input, fetch)
      const result = known ?? (await inTurn(async () => await fetched()))
      if (result.kind === 'entry') addAlias(result.entry, alias)
      return result
    },
  }
}
