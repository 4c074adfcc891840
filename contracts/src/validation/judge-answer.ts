import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { CallDefinition } from '../define-call.ts'
import { UpstreamFailure, upstreamSuccess } from '../shapes/envelope.ts'
import type { Violation } from '../shapes/problem.ts'
import { compileCheck } from './check.ts'
import { openVariant } from './open-variant.ts'

/**
 * What the contract says of an upstream's answer. `kept`: as promised. `drifted`: as promised once what it does not declare
 * is dropped. `broken`: not as promised. Gateway and upstream-check both judge by this, so that they say the same words.
 */
export interface Judgement {
  readonly verdict: 'kept' | 'drifted' | 'broken'
  /** Whether the state is one of the call's success codes; else the business said no. */
  readonly isSuccess: boolean
  /** Of a no: its code, or the state where it has none. */
  readonly errorCode?: string
  /** Of a yes that drifted: its data without what is not declared. */
  readonly cleanData?: unknown
  readonly violations: () => Violation[]
}

function strictAndOpen(schema: TSchema) {
  const strict = compileCheck(schema)
  const open = compileCheck(openVariant(schema))
  return { strict, open }
}

const failure = strictAndOpen(UpstreamFailure)

function judgeFailure(value: unknown): Judgement {
  const { state, errorCode } = (value ?? {}) as { state?: unknown; errorCode?: unknown }
  const code = [errorCode, state].find((text): text is string => typeof text === 'string') ?? ''
  const violations = () => failure.strict.violations(value)
  const verdict = failure.strict.isValid(value) ? 'kept' : failure.open.isValid(value) ? 'drifted' : 'broken'
  return { verdict, isSuccess: false, errorCode: code, violations }
}

/** Compiles a call's promise once. The judge throws only for a value nested too deep to be walked. */
export function createAnswerJudge(
  call: Pick<CallDefinition, 'success' | 'data'>,
): (value: unknown) => Judgement {
  const schema = upstreamSuccess(call.success, call.data)
  const { strict, open } = strictAndOpen(schema)
  const success = new Set<unknown>(call.success)
  return (value) => {
    const state =
      typeof value === 'object' && value !== null ? (value as { state?: unknown }).state : undefined
    if (!success.has(state)) return judgeFailure(value)
    const violations = () => strict.violations(value)
    if (strict.isValid(value)) return { verdict: 'kept', isSuccess: true, violations }
    if (!open.isValid(value)) return { verdict: 'broken', isSuccess: true, violations }
    const cleaned = Value.Clean(schema, structuredClone(value))
    if (!strict.isValid(cleaned)) return { verdict: 'broken', isSuccess: true, violations }
    return { verdict: 'drifted', isSuccess: true, cleanData: (cleaned as { data: unknown }).data, violations }
  }
}
