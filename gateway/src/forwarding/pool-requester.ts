import { Pool } from 'undici'
import type { Breaker } from './breaker.ts'
import { type Collected, type CollectLimits, collect, type PoolRequest } from './collector.ts'
import type { Outcome } from './outcome.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'

/** Rides on the header object through reply-from, which knows neither a total deadline nor an abort; the headers ride in it. */
export const SEND_TERMS = Symbol('asked')

/** How one request is to be sent, and who learns of its end. */
export interface SendTerms extends CollectLimits {
  /** Name, value, name, value. */
  readonly headers: readonly string[]
  /** Only a read may be sent a second time, and only when no byte of an answer came. */
  readonly mayRepeat: boolean
  /** Called once when the request is on its way, with the means to give up. */
  readonly onSent: (abandon: () => void) => void
  /** Called once with whatever came of it, even when the visitor has left. */
  readonly onOutcome: (outcome: Outcome) => void
}

type Headers = { [SEND_TERMS]?: SendTerms }

/** Connections, and questions: on one of them now, on one or about to be, or waiting for one. */
export interface PoolReading {
  readonly connected: number
  readonly free: number
  readonly running: number
  readonly pending: number
  readonly queued: number
}

/** What `@fastify/reply-from` takes in the place of undici itself. */
export interface Requester {
  readonly request: (
    options: Omit<PoolRequest, 'headers'> & { readonly headers: Headers },
    done: (error: null, answer: object) => void,
  ) => void
  readonly destroy: () => Promise<void>
  /** Questions whose end is still to come. */
  readonly countUpstreamRequests: () => number
  readonly pool: () => PoolReading
}

/** What reply-from is told in every case: the outcome travels beside it, since its own mapping of faults loses them. */
const HANDED_OVER = { statusCode: 200, headers: {}, body: { destroy: () => undefined } }

interface Repeats {
  readonly budget: RetryBudget
  readonly onRetry: () => void
}

/** Whether nothing at all came of a read, so that it may be put again. */
function isRepeatable({ outcome, hasAnswered }: Collected, { mayRepeat }: SendTerms): boolean {
  return mayRepeat && !hasAnswered && outcome.kind === 'fault' && outcome.fault === 'broken'
}

/** Sends a request, and a read a second time where it may. `onOutcome` is called once, and must not throw. */
function send(
  pool: Pool,
  request: PoolRequest,
  asked: SendTerms,
  { budget, onRetry }: Repeats,
  onOutcome: (outcome: Outcome) => void,
): void {
  const begun = performance.now()
  let abandon: () => void = () => undefined
  abandon = collect(pool, request, asked, (first) => {
    if (!isRepeatable(first, asked) || !budget.spend()) return onOutcome(first.outcome)
    const deadlineMs = asked.deadlineMs - (performance.now() - begun)
    if (deadlineMs <= 0) return onOutcome(first.outcome)
    onRetry()
    const limits = { deadlineMs, maxBytes: asked.maxBytes }
    abandon = collect(pool, request, limits, (second) => onOutcome(second.outcome))
  })
  asked.onSent(() => abandon())
}

export interface UpstreamLimits {
  readonly connections: number
  readonly keepAliveMs: number
  readonly breaker: Breaker
  /** Called for each question that is put a second time. */
  readonly onRetry: () => void
}

/** One pool and one breaker for one upstream, behind the small object that reply-from calls. */
export function createRequester(
  origin: string,
  { connections, keepAliveMs, breaker, onRetry }: UpstreamLimits,
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
  })
  const repeats = { budget: createRetryBudget(), onRetry }
  let asking = 0
  return {
    request({ path, method, headers, body }, done) {
      const asked = headers[SEND_TERMS]
      if (!asked) throw new Error('a request without its terms')
      const settle = (outcome: Outcome) => {
        asking -= 1
        asked.onOutcome(outcome)
        done(null, HANDED_OVER)
      }
      asking += 1
      const pass = breaker.admit()
      if (!pass) {
        settle({ kind: 'fault', fault: 'refused', retryAfterSeconds: breaker.retryAfterSeconds() })
        return
      }
      repeats.budget.earn()
      const request: PoolRequest = { path, method, headers: [...asked.headers], body: body ?? null }
      send(pool, request, asked, repeats, (outcome) => {
        pass.settle(outcome)
        settle(outcome)
      })
    },
    destroy: () => pool.destroy(),
    countUpstreamRequests: () => asking,
    pool: () => pool.stats,
  }
}
