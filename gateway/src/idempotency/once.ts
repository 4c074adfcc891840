import { ProblemError } from '../problems/problem.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { IdempotencyStore } from './store.ts'

export interface OnceRequest {
  readonly visitorId: string
  readonly key: string
  readonly callId: string
  readonly body: unknown
}

export interface OnceAnswer {
  readonly bytes: Buffer
  readonly isReplay: boolean
}

export function keyReused(): ProblemError {
  return new ProblemError(
    'keyReused',
    'This Idempotency-Key came with another request before; take a new one.',
  )
}

/**
 * Ruling 3, per visitor: the same key and body get the first answer again; another body is 422; while the first runs, 409
 * with Retry-After. Only an answer is remembered: after a fault the key is free, and the upstream's own key decides.
 */
export async function once(
  store: IdempotencyStore,
  request: OnceRequest,
  run: () => Promise<Buffer>,
): Promise<OnceAnswer> {
  const key = `${request.visitorId} ${request.key}`
  const fingerprint = fingerprintOf(request.callId, request.body)
  const claim = await store.claim(key, fingerprint)
  if (claim.kind === 'replay') return { bytes: claim.answer, isReplay: true }
  if (claim.kind === 'otherRequest') {
    throw keyReused()
  }
  if (claim.kind === 'running') {
    throw new ProblemError('stillRunning', 'The same request is still running.', { retryAfterSeconds: 1 })
  }
  try {
    const bytes = await run()
    store.keep(key, fingerprint, bytes)
    return { bytes, isReplay: false }
  } catch (error) {
    store.release(key)
    throw error
  }
}
