import type { CallDefinition } from '@layover/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Fault, Outcome } from '../forwarding/outcome.ts'
import { ProblemError } from '../http/problem.ts'
import { keyReused } from '../idempotency/idempotent.ts'
import type { CallMetrics } from '../metrics/call-metrics.ts'
import { createSuccessValidator } from './byte-validator/success-validator.ts'
import { decodeAnswer } from './decode-answer.ts'
import { createJudge } from './judge-answer.ts'
import { createViolationLog } from './violation-log.ts'

/**
 * The one status besides 200 that an upstream may send, for an order call alone: the key came with another body before
 * (P188). The gateway's memory of keys ends with its process, the upstream's does not.
 */
const KEY_REUSED = 422

/** Of a read, which changes nothing, it means what the gateway's own means: not done (P320). */
const OVERLOADED = 503

function problemOf(fault: Fault, retryAfterSeconds = 1): ProblemError {
  if (fault === 'refused') {
    return new ProblemError('unavailable', 'The provider does not answer; the request was not sent.', {
      retryAfterSeconds,
    })
  }
  if (fault === 'tooLate') return new ProblemError('tooLate', 'The provider took longer than this call may.')
  if (fault === 'unreachable') return new ProblemError('brokenPromise', 'The provider cannot be reached.')
  if (fault === 'tooLarge') return new ProblemError('brokenPromise', 'The provider’s answer is too large.')
  return new ProblemError('brokenPromise', 'The connection to the provider broke.')
}

type Answer = Extract<Outcome, { kind: 'answer' }>

const QUIET = new Set<Fault>(['abandoned', 'refused'])

/** The answer for the shop. */
export interface CallAnswer {
  /** Its bytes, in the order in which they are sent; the first chunk begins with the state. */
  readonly chunks: readonly Buffer[]
  /** A success that keeps the contract, so that other visitors may get it too. */
  readonly isCacheable: boolean
  /** The code of a business failure. */
  readonly errorCode: string | undefined
}

interface AnswererOptions {
  readonly validation: 'enforce' | 'report'
  readonly metrics: CallMetrics
}

const PLAIN_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/json; charset=utf-8'])

function isPlainJson({ status, contentType, contentEncoding }: Answer): boolean {
  return status === 200 && contentEncoding === '' && PLAIN_TYPES.has(contentType)
}

/** Turns the outcome of a call into the bytes for the shop, or throws a 502, 503 or 504, and never another error. */
export function createAnswerer(call: CallDefinition, { validation, metrics }: AnswererOptions) {
  const validateSuccess = createSuccessValidator(call)
  const judge = createJudge(call)
  const violationLog = createViolationLog(call, metrics)
  return (outcome: Outcome, log: FastifyBaseLogger): CallAnswer => {
    if (outcome.kind === 'fault') {
      // A visitor who left is no fault of the upstream, and the call that opened the breaker has its warning already.
      const level = QUIET.has(outcome.fault) ? 'debug' : 'warn'
      log[level]({ call: call.id, fault: outcome.fault }, 'a call got no answer')
      throw problemOf(outcome.fault, outcome.retryAfterSeconds)
    }
    if (call.effect === 'order' && outcome.status === KEY_REUSED) throw keyReused()
    if (call.effect === 'read' && outcome.status === OVERLOADED) {
      log.debug({ call: call.id }, 'the upstream has too much to do')
      const detail = 'The provider has too much to do at the moment; the call was not made.'
      throw new ProblemError('unavailable', detail, { retryAfterSeconds: 1 })
    }
    const success = isPlainJson(outcome) ? validateSuccess(outcome.body) : undefined
    if (success) return { chunks: success, isCacheable: true, errorCode: undefined }
    const decoded = decodeAnswer(outcome)
    if (!decoded.ok) {
      metrics.contractDifferences.inc({ call: call.id, verdict: 'unreadable' })
      log.warn(
        { call: call.id, difference: decoded.reason },
        'the upstream sent something else than an answer',
      )
      throw new ProblemError('brokenPromise', 'The provider’s answer is not one of this call.')
    }
    const { verdict, bytes, errorCode, violations } = judge(outcome.body, decoded.value)
    if (verdict !== 'valid') violationLog.note(log, verdict, violations)
    if (bytes === undefined || (verdict === 'broken' && validation === 'enforce')) {
      throw new ProblemError('brokenPromise', 'The provider’s answer does not keep the contract.')
    }
    return { chunks: [bytes], isCacheable: verdict !== 'broken' && errorCode === undefined, errorCode }
  }
}
