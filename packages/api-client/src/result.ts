import type { Problem } from './generated/schema.ts'

/**
 * Why there is no data. `business`: the provider refused, and errorCode names the reason. `problem`: the gateway refused
 * or got no answer; `problem` is undefined when a proxy answered with a page of its own. `network`: no answer at
 * all. `aborted`: a newer read or a page that was left cancelled it; the visitor sees nothing of it (P34).
 */
export type Failure =
  | { readonly kind: 'business'; readonly errorCode: string; readonly message?: string }
  | {
      readonly kind: 'problem'
      readonly status: number
      readonly problem: Problem | undefined
      /** Seconds to wait before the same request is sent again, where the answer names them. */
      readonly retryAfterSeconds?: number
    }
  | { readonly kind: 'network' }
  | { readonly kind: 'aborted' }

/** The outcome of every call; no expected one is thrown. */
export type Result<D> =
  | { readonly ok: true; readonly data: D }
  | { readonly ok: false; readonly failure: Failure }

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isProblem(value: unknown): value is Problem {
  return isObject(value) && typeof value.title === 'string' && typeof value.status === 'number'
}

function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure }
}

/** Any status but 2xx. `retryAfter` is its header; of its two forms only seconds are read. */
export function fromProblem(status: number, body: unknown, retryAfter: string | null): Result<never> {
  const wait = /^\d{1,4}$/.test(retryAfter ?? '') ? { retryAfterSeconds: Number(retryAfter) } : {}
  return failed({ kind: 'problem', status, problem: isProblem(body) ? body : undefined, ...wait })
}

/**
 * Unwraps the gateway's envelope, here alone. The gateway has checked the data against the contract, so only the envelope
 * itself is checked; any other body came from a proxy and counts as no answer.
 */
export function fromEnvelope<D>(body: unknown): Result<D> {
  if (!isObject(body)) return failed({ kind: 'network' })
  if (body.state === 'success' && 'data' in body) return { ok: true, data: body.data as D }
  if (body.state !== 'failure' || typeof body.errorCode !== 'string') return failed({ kind: 'network' })
  const message = typeof body.message === 'string' ? { message: body.message } : {}
  return failed({ kind: 'business', errorCode: body.errorCode, ...message })
}

/** `fetch` rejected: cancelled by us, or nothing reachable. */
export function fromRejection(isAborted: boolean): Result<never> {
  return failed({ kind: isAborted ? 'aborted' : 'network' })
}
