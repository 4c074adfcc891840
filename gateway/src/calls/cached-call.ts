import type { CallDefinition } from '@layover/contracts'
import { type CallInput, cacheKeyOf } from '../cache/call-input.ts'
import type { CacheEntry, ReadCache } from '../cache/read-cache.ts'
import { createSingleFlight } from '../cache/single-flight.ts'
import { storeAnswer } from '../cache/stored-answer.ts'
import type { HeaderSet } from '../http/security-headers.ts'
import type { Answered } from './answer-call.ts'

export interface CachedCallOptions {
  readonly cache: ReadCache
  /** What every answer of the gateway says of itself. */
  readonly headers: HeaderSet
}

/** An answer that is kept, or one that may not be and goes to those who asked for it alone. */
type Told =
  | { readonly kind: 'entry'; readonly entry: CacheEntry }
  | { readonly kind: 'bytes'; readonly bytes: Buffer }

/** Asks the upstream, whatever is kept. Rejects with problems. */
type Ask = (question: CallInput) => Promise<Answered>

export interface CachedCall {
  /** What a request's own text means, found without reading it. */
  readonly recall: (alias: string) => CacheEntry | undefined
  /** What is kept, or else what the upstream says, asked once for all who ask the same. */
  readonly get: (question: CallInput, alias: string, ask: Ask) => Promise<Told>
  /** Asks for a newer answer where the kept one is past its time. Never waits, never rejects. */
  readonly renew: (entry: CacheEntry, ask: Ask) => void
}

/** After a question that failed, what is kept is given for this long before it is asked again. */
const REST_MS = 2_000

/** Longer than any honest request of these calls; a text that means an entry is kept with it. */
const LONGEST_ALIAS = 512

/** A browser keeps the answer of a GET and asks whether it still holds; nobody keeps that of a POST. */
function commonHeaders(call: CallDefinition, headers: HeaderSet): readonly string[] {
  const control = call.method === 'GET' ? 'private, no-cache' : 'no-store'
  return [...Object.entries(headers).flat(), 'cache-control', control]
}

/** Answers of one call, kept for its time to live and given beyond it while they are asked for anew. */
export function createCachedCall(call: CallDefinition, { cache, headers }: CachedCallOptions): CachedCall {
  const life = { freshMs: (call.ttlSeconds ?? 0) * 1000, staleMs: (call.staleSeconds ?? 0) * 1000 }
  const common = commonHeaders(call, headers)
  const refusals = new Set<string>(call.errorCodes)
  const fly = createSingleFlight<Told>()

  function keep(key: string, question: CallInput, { bytes, isCacheable, errorCode }: Answered): Told {
    const before = cache.find(key)
    if (isCacheable) {
      const isSame = before?.answer.isSame(bytes) === true
      const answer = isSame ? before.answer : storeAnswer(bytes, common, () => cache.weighAgain(key))
      return { kind: 'entry', entry: cache.put(key, question, answer, life) }
    }
    // A refusal that the contract names is news: the lounge is gone. Any other is trouble that will pass.
    if (errorCode !== undefined && refusals.has(errorCode)) cache.drop(key)
    else if (before) cache.rest(before, REST_MS)
    return { kind: 'bytes', bytes }
  }
  function renew(entry: CacheEntry, ask: Ask) {
    if (cache.isFresh(entry)) return
    const { key, input } = entry
    void fly(key, async () => keep(key, input, await ask(input))).catch(() => cache.rest(entry, REST_MS))
  }
  function nameIt(entry: CacheEntry, alias: string) {
    if (alias !== '' && alias.length <= LONGEST_ALIAS) cache.addAlias(entry, alias)
  }
  return {
    recall: (alias) => cache.find(alias),
    renew,
    async get(question, alias, ask) {
      const key = cacheKeyOf(call, question)
      const entry = cache.find(key)
      if (entry) {
        nameIt(entry, alias)
        renew(entry, ask)
        return { kind: 'entry', entry }
      }
      const told = await fly(key, async () => keep(key, question, await ask(question)))
      if (told.kind === 'entry') nameIt(told.entry, alias)
      return told
    },
  }
}
