import type { Breaker } from '@layover/server-kit/breaker/breaker'
import type { ClientTls } from '@layover/server-kit/environment/client-tls'
import { Pool } from 'undici'
import { type Collected, type CollectLimits, collect, type PoolRequest } from './collector.ts'
import { evidenceOf, type Outcome } from './outcome.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'

/** Carries the terms through reply-from on its headers object, since reply-from has neither a total deadline nor an abort. */
export const SEND_TERMS = Symbol('send terms')

/** Limits, headers and callbacks of one request. */
export interface SendTerms extends CollectLimits {
  /** Name, value, name, value. */
  readonly headers: readonly string[]
  /** Only a read may be sent again, and only when no byte of an answer arrived. */
  readonly mayRepeat: boolean
  /** Called once when the request is on its way, with a function that aborts it. */
  readonly onSent: (abandon: () => void) => void
  /** Called once with the outcome, even when the visitor has left. */
  readonly onOutcome: (outcome: Outcome) => void
}

type Headers = { [SEND_TERMS]?: SendTerms }

/** Numbers of connections and requests, as undici counts them. */
export interface PoolReading {
  readonly connected: number
  readonly free: number
  readonly running: number
  readonly pending: number
  readonly queued: number
}

/** The object that `@fastify/reply-from` takes instead of undici. */
interface Requester {
  readonly request: (
    options: Omit<PoolRequest, 'headers'> & { readonly headers: Headers },
    done: (error: null, answer: object) => void,
  ) => void
  readonly destroy: () => Promise<void>
  /** Requests without an outcome yet. */
  readonly countUpstreamRequests: () => number
  readonly pool: () => PoolReading
}

/** The answer for reply-from in every case. The true outcome goes to `onOutcome`, since reply-from would lose its fault. */
const HANDED_OVER = { statusCode: 200, headers: {}, body: { destroy: () => undefined } }

interface Repeats {
  readonly budget: RetryBudget
  readonly onRetry: () => void
}

/** Whether a read broke before any byte of an answer, so that it may be sent again. */
function isRepeatable({ outcome, hasAnswered }: Collected, { mayRepeat }: SendTerms): boolean {
  return mayRepeat && !hasAnswered && outcome.kind === 'fault' && outcome.fault === 'broken'
}

/** Sends a request, and a read again where it may. Calls `onOutcome` once; it must not throw. */
function send(
  pool: Pool,
  request: PoolRequest,
  terms: SendTerms,
  { budget, onRetry }: Repeats,
  onOutcome: (outcome: Outcome) => void,
): void {
  const begun = performance.now()
  let abandon: () => void = () => undefined
  abandon = collect(pool, request, terms, (first) => {
    if (!isRepeatable(first, terms) || !budget.spend()) return onOutcome(first.outcome)
    const deadlineMs = terms.deadlineMs - (performance.now() - begun)
    if (deadlineMs <= 0) return onOutcome(first.outcome)
    onRetry()
    const limits = { deadlineMs, maxBytes: terms.maxBytes }
    abandon = collect(pool, request, limits, (second) => onOutcome(second.outcome))
  })
  terms.onSent(() => abandon())
}

/** Headers and certificates that the upstream requires of its callers. */
export interface UpstreamAccess {
  /** Name, value, name, value; sent with every request. */
  readonly headers: readonly string[]
  readonly tls: ClientTls | undefined
}

interface UpstreamLimits extends UpstreamAccess {
  readonly connections: number
  readonly keepAliveMs: number
  readonly breaker: Breaker
  /** Called for each request that is sent again. */
  readonly onRetry: () => void
}

/** One pool and one breaker for one upstream, behind the object that reply-from calls. */
export function createRequester(
  origin: string,
  { connections, keepAliveMs, breaker, onRetry, headers: required, tls }: UpstreamLimits,
): Requester {
  const pool = new Pool(origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: keepAliveMs,
    headersTimeout: 0,
    bodyTimeout: 0,
    connectTimeout: 5_000,
    maxHeaderSize: 16_384,
    ...(tls && { connect: tls }),
  })
  const repeats = { budget: createRetryBudget(), onRetry }
  let inFlight = 0
  return {
    request({ path, method, headers, body }, done) {
      const terms = headers[SEND_TERMS]
      if (!terms) throw new Error('a request without its terms')
      const settle = (outcome: Outcome) => {
        inFlight -= 1
        terms.onOutcome(outcome)
        done(null, HANDED_OVER)
      }
      inFlight += 1
      const pass = breaker.admit()
      if (!pass) {
        settle({ kind: 'fault', fault: 'refused', retryAfterSeconds: breaker.retryAfterSeconds() })
        return
      }
      repeats.budget.earn()
      const request: PoolRequest = {
        path,
        method,
        headers: [...required, ...terms.headers],
        body: body ?? null,
      }
      send(pool, request, terms, repeats, (outcome) => {
        pass.settle(evidenceOf(outcome))
        settle(outcome)
      })
    },
    destroy: () => pool.destroy(),
    countUpstreamRequests: () => inFlight,
    pool: () => pool.stats,
  }
}
