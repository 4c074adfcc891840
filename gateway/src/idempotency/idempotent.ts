import { ProblemError } from '../http/problem.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { IdempotencyStore } from './memory-store.ts'

interface IdempotentRequest {
  readonly visitorId: string
  readonly key: string
  readonly callId: string
  readonly body: unknown
}

interface IdempotentAnswer {
  readonly bytes: Buffer
  readonly isReplay: boolean
}

export function keyReused(): ProblemError {
  return new ProblemError(
    'keyReused',
    'This Idempotency-Key came with another request before; take a new one.',
  )
}

interface IdempotentRun {
  /** Sends the order to the upstream. */
  readonly run: () => Promise<Buffer>
  /** Whether an answer is final. Only a final answer is stored. */
  readonly isSettled: (bytes: Buffer) => boolean
}

/**
 * Runs an order once for each visitor and key (P188). The same key and body get the first answer again. Another body is 422.
 * While the first request runs, the second is 409 with Retry-After. Only a settled answer is stored: after a fault, or an
 * answer whose outcome is unknown (P193), the key is free, and the upstream's own key decides.
 */
export async function runIdempotent(
  store: IdempotencyStore,
  request: IdempotentRequest,
  { run, isSettled }: IdempotentRun,
): Promise<IdempotentAnswer> {
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
    if (isSettled(bytes)) store.save(key, fingerprint, bytes)
    else store.release(key)
    return { bytes, isReplay: false }
  } catch (error) {
    store.release(key)
    throw error
  }
}
