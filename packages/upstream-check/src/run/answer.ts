import { isUtf8 } from 'node:buffer'
import {
  type CallDefinition,
  decodeAnswer,
  describeValue,
  errorCodes,
  type Judgement,
  UNDECLARED,
  type Violation,
} from '@layover/contracts'
import type { Fault } from '../exchange/faults.ts'
import type { Parts } from '../exchange/request-parts.ts'
import type { Sent } from '../exchange/send.ts'
import { judgeOf } from './promised.ts'
import type { Run } from './run.ts'

/** A request, its outcome, and the line that repeats it. */
export interface Exchange {
  readonly call: CallDefinition
  readonly parts: Parts
  readonly sent: Sent
  readonly curl: string
}

/** A success with data as promised. */
export interface Good<D> {
  readonly kind: 'success'
  readonly data: D
  readonly at: Exchange
}

/**
 * A judged answer. `broken`: its fault is noted already. `refused`: an HTTP status that is no business answer, not noted yet.
 * `none`: the request was not sent.
 */
export type Answer<D> =
  | Good<D>
  | { readonly kind: 'failure'; readonly errorCode: string; readonly at: Exchange }
  | { readonly kind: 'refused'; readonly status: number; readonly at: Exchange }
  | { readonly kind: 'broken'; readonly at: Exchange }
  | { readonly kind: 'none' }

const ENVELOPE = 'every answer is 200, JSON in UTF-8, whole and in time'
const SHAPE = 'every answer has the contract’s shape'
const DRIFT = 'answers hold nothing that the contract does not declare'
const KNOWN_CODES = 'failures carry error codes that the contract knows'

const textOf = (bytes: Uint8Array) =>
  isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString() : undefined

const FAULT: Record<Fault, string> = {
  unreachable: 'an answer',
  tls: 'a connection',
  otherHost: 'a connection',
  notHttp: 'HTTP',
  badHttp: 'HTTP without a fault',
  late: 'an answer in time',
  cut: 'an answer',
  broken: 'a whole answer',
  tooLarge: 'an answer of at most 4 MB',
  stopped: 'an answer',
}

/** Judges an outcome by the contract, in the gateway's words, and notes its faults. */
export function judgeSent(run: Run, at: Exchange): Answer<unknown> {
  const { call, sent } = at
  run.notes.tested(call.id, ENVELOPE)
  if (sent.kind === 'fault') {
    run.found(at, {
      level: 'L1',
      rule: ENVELOPE,
      path: 'response',
      expected: FAULT[sent.fault],
      got: sent.why,
    })
    return { kind: 'broken', at }
  }
  const { status, headers, body } = sent
  if (status >= 400 && status < 500) return { kind: 'refused', status, at }
  const header = (name: 'content-type' | 'content-encoding') => headers[name] ?? ''
  const raw = {
    status,
    contentType: header('content-type'),
    contentEncoding: header('content-encoding'),
    body,
  }
  const decoded = decodeAnswer(raw, textOf)
  if (!decoded.ok) {
    const { part, expected, got } = decoded.wrong
    run.found(at, { level: 'L1', rule: ENVELOPE, path: part, expected, got: got + where(at) })
    return { kind: 'broken', at }
  }
  return judgeValue(run, at, decoded.value)
}

/** The target of a redirect, the best hint at the fault. */
function where({ sent }: Exchange): string {
  const location = sent.kind === 'answer' ? sent.headers.location : undefined
  return location === undefined ? '' : ` to ${location.slice(0, 200)}`
}

function judgeValue(run: Run, at: Exchange, value: unknown): Answer<unknown> {
  const { call } = at
  run.notes.tested(call.id, SHAPE)
  const { verdict, isSuccess, errorCode = '', cleanData, violations } = judgeOrNothing(run, call, value)
  if (verdict !== 'valid') noteViolations(run, at, violations(), verdict)
  if (verdict === 'broken') return { kind: 'broken', at }
  if (!isSuccess) {
    noteUnknownCode(run, at, errorCode)
    return { kind: 'failure', errorCode, at }
  }
  run.succeeded(at)
  const data = verdict === 'drifted' ? cleanData : (value as { data: unknown }).data
  return { kind: 'success', data, at }
}

/** Undeclared fields are harmless also beside a fault, unless they alone are what breaks an answer. */
function noteViolations(run: Run, at: Exchange, violations: readonly Violation[], verdict: string): void {
  const hasOther = violations.some(({ expected }) => expected !== UNDECLARED)
  for (const violation of violations) {
    const isDrift = verdict === 'drifted' || (hasOther && violation.expected === UNDECLARED)
    if (isDrift) run.found(at, { level: 'L3', rule: DRIFT, severity: 'harmless', ...violation })
    else run.found(at, { level: 'L2', rule: SHAPE, ...violation })
  }
}

function noteUnknownCode(run: Run, at: Exchange, errorCode: string): void {
  run.notes.tested(at.call.id, KNOWN_CODES)
  if (at.call.errorCodes.some((code) => code === errorCode)) return
  const isElsewhere = Object.hasOwn(errorCodes, errorCode)
  const expected = at.call.errorCodes.map(describeValue).join(' or ') || 'no failure'
  const got = `"${errorCode.slice(0, 64)}"${isElsewhere ? ', which is another call’s' : ''}`
  run.found(at, { level: 'L3', rule: KNOWN_CODES, severity: 'harmless', path: '$.errorCode', expected, got })
}

const UNFATHOMABLE: Violation = {
  path: '$',
  expected: 'an answer that can be written again',
  got: 'one nested too deep',
}

function judgeOrNothing(run: Run, call: CallDefinition, value: unknown): Judgement {
  try {
    return judgeOf(run.promiseOf(call))(value)
  } catch {
    return { verdict: 'broken', isSuccess: false, violations: () => [UNFATHOMABLE] }
  }
}
