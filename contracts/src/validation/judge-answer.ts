import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { CallDefinition } from '../define-call.ts'
import { UpstreamFailure, upstreamSuccess } from '../shapes/envelope.ts'
import type { Violation } from '../shapes/problem.ts'
import { compileCheck } from './check.ts'
import { openVariant } from './open-variant.ts'

/**
 * How an upstream's answer compares with the contract. `valid`: as promised. `drifted`: as promised once undeclared fields
 * are dropped. `broken`: not as promised. Gateway and upstream-check both judge by this, so that they use the same words.
 */
export interface Judgement {
  readonly verdict: 'valid' | 'drifted' | 'broken'
  /** Whether the state is one of the call's success codes; any other is a refusal. */
  readonly isSuccess: boolean
  /** The code of a refusal, or its state where it has no code. */
  readonly errorCode?: string
  /** The data of a success that drifted, without undeclared fields. */
  readonly cleanData?: unknown
  readonly violations: () => Violation[]
}

function strictAndOpen(schema: TSchema) {
  const strict = compileCheck(schema)
  const opened = openVariant(schema)
  return { strict, open: compileCheck(opened), opened }
}

const failure = strictAndOpen(UpstreamFailure)

function judgeFailure(value: unknown): Judgement {
  const { state, errorCode } = (value ?? {}) as { state?: unknown; errorCode?: unknown }
  const code = [errorCode, state].find((text): text is string => typeof text === 'string') ?? ''
  const violations = () => failure.strict.violations(value)
  const verdict = failure.strict.isValid(value) ? 'valid' : failure.open.isValid(value) ? 'drifted' : 'broken'
  return { verdict, isSuccess: false, errorCode: code, violations }
}

/** Whether an answer is meant as a success, whatever its state: it has data and no error code. */
function isMeantAsSuccess(value: unknown): boolean {
  const { data, errorCode } = (value ?? {}) as { data?: unknown; errorCode?: unknown }
  return data !== undefined && data !== null && errorCode === undefined
}

/** Compiles a call's promise once. The judge throws only for a value nested too deep to be walked. */
export function createAnswerJudge(
  call: Pick<CallDefinition, 'success' | 'data'>,
): (value: unknown) => Judgement {
  const schema = upstreamSuccess(call.success, call.data)
  const { strict, open, opened } = strictAndOpen(schema)
  const success = new Set<unknown>(call.success)
  return (value) => {
    const state =
      typeof value === 'object' && value !== null ? (value as { state?: unknown }).state : undefined
    const violations = () => strict.violations(value)
    // Without an error code it is broken as a refusal, and what is wrong with it is its state.
    if (!success.has(state))
      return isMeantAsSuccess(value) ? { ...judgeFailure(value), violations } : judgeFailure(value)
    if (strict.isValid(value)) return { verdict: 'valid', isSuccess: true, violations }
    if (!open.isValid(value)) return { verdict: 'broken', isSuccess: true, violations }
    // Of a union, `Clean` takes the form that the value passes, and with a field too many it passes none of the strict ones.
    const cleaned = Value.Clean(opened, structuredClone(value))
    if (!strict.isValid(cleaned)) return { verdict: 'broken', isSuccess: true, violations }
    return { verdict: 'drifted', isSuccess: true, cleanData: (cleaned as { data: unknown }).data, violations }
  }
}
