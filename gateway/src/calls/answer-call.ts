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
 * The one status besides 200 that an upstream may answer, to an order call alone: it has met the key with another body
 * (P188). Our own memory of keys ends with the process, the upstream's does not.
 */
const KEY_REUSED = 422

function problemOf(fault: Fault, retryAfterSeconds = 1): ProblemError {
  if (fault === 'refused') {
    return new ProblemError('unavailable', 'The provider does not answer; it was not asked.', {
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

/** What the shop is told. */
export interface Answered {
  readonly bytes: Buffer
  /** A success that keeps the contract: what may be told again to somebody else. */
  readonly isCacheable: boolean
  /** The business said no, by this code. */
  readonly errorCode: string | undefined
}

interface AnswerTerms {
  readonly validation: 'enforce' | 'report'
  readonly metrics: CallMetrics
}

const PLAIN_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/json; charset=utf-8'])

function isPlainJson({ status, contentType, contentEncoding }: Answer): boolean {
  return status === 200 && contentEncoding === '' && PLAIN_TYPES.has(contentType)
}

/** Turns what came of a call into the bytes for the shop, or throws a 502, 503 or 504. Never anything else. */
export function createAnswerer(call: CallDefinition, { validation, metrics }: AnswerTerms) {
  const inPlace = createSuccessValidator(call)
  const judge = createJudge(call)
  const violationLog = createViolationLog(call, metrics)
  return (outcome: Outcome, log: FastifyBaseLogger): Answered => {
    if (outcome.kind === 'fault') {
      // A visitor who leaves a page is no trouble of the upstream's, and one line says that the breaker opened.
      const level = QUIET.has(outcome.fault) ? 'debug' : 'warn'
      log[level]({ call: call.id, fault: outcome.fault }, 'no answer came of a call')
      throw problemOf(outcome.fault, outcome.retryAfterSeconds)
    }
    if (call.effect === 'order' && outcome.status === KEY_REUSED) throw keyReused()
    const read = isPlainJson(outcome) ? inPlace(outcome.body) : undefined
    if (read) return { bytes: read, isCacheable: true, errorCode: undefined }
    const decoded = decodeAnswer(outcome)
    if (!decoded.ok) {
      metrics.contractDifferences.inc({ call: call.id, verdict: 'unreadable' })
      log.warn({ call: call.id, difference: decoded.reason }, 'the upstream answered something else')
      throw new ProblemError('brokenPromise', 'The provider’s answer is not one of this call.')
    }
    const { verdict, bytes, errorCode, violations } = judge(outcome.body, decoded.value)
    if (verdict !== 'kept') violationLog.note(log, verdict, violations)
    if (bytes === undefined || (verdict === 'broken' && validation === 'enforce')) {
      throw new ProblemError('brokenPromise', 'The provider’s answer does not keep the contract.')
    }
    return { bytes, isCacheable: verdict !== 'broken' && errorCode === undefined, errorCode }
  }
}
