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

/** What is asked of the upstream under a key. */
interface IdempotentRun {
  readonly run: () => Promise<Buffer>
  /** Whether an answer says what became of it, and so is worth remembering. */
  readonly isSettled: (bytes: Buffer) => boolean
}

/**
 * Per visitor (P188): the same key and body get the first answer again; another body is 422; while the first runs, 409
 * with Retry-After. Only a settled answer is remembered: after a fault, or one that says that the outcome is not known yet
 * (P193), the key is free, and the upstream's own key decides.
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
