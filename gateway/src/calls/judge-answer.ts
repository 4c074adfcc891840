import {
  type CallDefinition,
  compileCheck,
  openVariant,
  UpstreamFailure,
  upstreamSuccess,
  type Violation,
} from '@layover/contracts'
import { Value } from '@sinclair/typebox/value'
import { successBytes } from './success-bytes.ts'

/**
 * What the contract says of an answer. `kept`: as promised. `drifted`: as promised once what it does not declare is
 * dropped. `broken`: not as promised; `bytes` is then the best that can be made of it, undefined when nothing can.
 */
interface Verdict {
  readonly verdict: 'kept' | 'drifted' | 'broken'
  readonly bytes: Buffer | undefined
  /** The business said no, by this code. */
  readonly errorCode?: string | undefined
  readonly violations: () => Violation[]
}

type Judge = (body: Buffer, value: unknown) => Verdict

function stateOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { state?: unknown }).state : undefined
}

function failureBytes(value: unknown): Buffer {
  const { errorCode, message } = value as { errorCode?: unknown; message?: unknown }
  return Buffer.from(JSON.stringify({ state: 'failure', errorCode, message }))
}

function failureJudge(): Judge {
  const strict = compileCheck(UpstreamFailure)
  const open = compileCheck(openVariant(UpstreamFailure))
  return (_body, value) => {
    const violations = () => strict.violations(value)
    const { state, errorCode } = (value ?? {}) as { state?: unknown; errorCode?: unknown }
    const code = [errorCode, state].find((text): text is string => typeof text === 'string') ?? ''
    const said = { errorCode: code, violations }
    if (strict.isValid(value)) return { verdict: 'kept', bytes: failureBytes(value), ...said }
    if (open.isValid(value)) return { verdict: 'drifted', bytes: failureBytes(value), ...said }
    const bytes = typeof state === 'string' ? failureBytes({ errorCode: code }) : undefined
    return { verdict: 'broken', bytes, ...said }
  }
}

function successJudge(call: CallDefinition): Judge {
  const schema = upstreamSuccess(call.success, call.data)
  const strict = compileCheck(schema)
  const open = compileCheck(openVariant(schema))
  return (body, value) => {
    const violations = () => strict.violations(value)
    const { state, data } = value as { state: string; data: unknown }
    if (strict.isValid(value)) return { verdict: 'kept', bytes: successBytes(body, state, data), violations }
    const anew = (clean: unknown) => Buffer.from(JSON.stringify({ state: 'success', data: clean }))
    if (!open.isValid(value)) {
      return { verdict: 'broken', bytes: data === undefined ? undefined : anew(data), violations }
    }
    const cleaned = Value.Clean(schema, structuredClone(value))
    if (!strict.isValid(cleaned)) return { verdict: 'broken', bytes: anew(data), violations }
    return { verdict: 'drifted', bytes: anew((cleaned as { data: unknown }).data), violations }
  }
}

/** Nested so deep that it can be neither copied nor written: nothing can be made of it. */
const UNFATHOMABLE: Verdict = {
  verdict: 'broken',
  bytes: undefined,
  errorCode: undefined,
  violations: () => [
    { path: '$', expected: 'an answer that can be written again', got: 'one nested too deep' },
  ],
}

/** Compiles a call's promise once, at start. The judge never throws, whatever came. */
export function createJudge(call: CallDefinition): Judge {
  const judgeSuccess = successJudge(call)
  const judgeFailure = failureJudge()
  const success = new Set<unknown>(call.success)
  return (body, value) => {
    try {
      return success.has(stateOf(value)) ? judgeSuccess(body, value) : judgeFailure(body, value)
    } catch {
      return UNFATHOMABLE
    }
  }
}
