import type { CallDefinition, Data } from '@layover/contracts'
import { describeValue } from '@layover/contracts'
import type { Parts } from '../exchange/request-parts.ts'
import type { Severity } from '../report/report.ts'
import type { Answer, Exchange, Good } from './answer.ts'
import type { FetchOptions, Run } from './run.ts'

/** A claim about one place of an answer. */
interface Expectation {
  readonly rule: string
  readonly path: string
  readonly expected: string
  readonly got?: unknown
  /** In place of the value where a description of it would say too little. */
  readonly gotWords?: string
  /** `harmless` where the shop copes with the other answer. */
  readonly severity?: Severity
}

/** Notes the test of a promise beyond shapes. @returns whether it was kept */
export function claim(
  run: Run,
  at: Exchange,
  isKept: boolean,
  { rule, path, expected, got, gotWords, severity = 'breaks' }: Expectation,
): boolean {
  run.notes.tested(at.call.id, rule)
  if (!isKept)
    run.found(at, { level: 'S', severity, rule, path, expected, got: gotWords ?? describeValue(got) })
  return isKept
}

/** Notes the test of a value that must be another one, which is shown as the one that came is: the text "1" is no number. */
export function claimEqual(
  run: Run,
  at: Exchange,
  { expected, ...is }: Omit<Expectation, 'expected' | 'gotWords'> & { readonly expected: unknown },
): boolean {
  return claim(run, at, is.got === expected, { ...is, expected: describeValue(expected) })
}

const ANSWERS = 'a right question is answered with data'

/** Sends a request that must get data. Where it gets none, that is noted. @returns the data */
export async function dataOf<C extends CallDefinition>(
  run: Run,
  call: C,
  parts: Parts,
  options?: FetchOptions,
): Promise<Good<Data<C>> | undefined> {
  const answer = await run.fetch(call, parts, options)
  return goodOf(run, answer, `${run.promiseOf(call).success.join(' or ')} and data`)
}

/** The data of an answer that must have some. Where it has none, that is noted. */
export function goodOf<D>(run: Run, answer: Answer<D>, expected = 'a success'): Good<D> | undefined {
  if (answer.kind === 'success') {
    run.notes.tested(answer.at.call.id, ANSWERS)
    return answer
  }
  if (answer.kind === 'failure') {
    const got = `failure ${answer.errorCode}`
    run.found(answer.at, { level: 'S', rule: ANSWERS, path: '$.state', expected, got })
  }
  if (answer.kind === 'refused') noteStatus(run, answer)
  return undefined
}

/** A 4xx for a right request. */
function noteStatus(run: Run, { status, at }: Extract<Answer<unknown>, { kind: 'refused' }>): void {
  const text = at.sent.kind === 'answer' ? at.sent.body.toString().replaceAll(/\s+/g, ' ').slice(0, 160) : ''
  run.found(at, {
    level: 'L1',
    rule: ANSWERS,
    path: 'status',
    expected: '200',
    got: `${status} ${text}`.trim(),
  })
}

/** The codes of a refusal, each of them right, and the promise of it. */
interface Refusal {
  readonly codes: readonly string[]
  readonly rule: string
}

/** Expects a business refusal with one of these codes. @returns whether it came */
export async function refusalOf(
  run: Run,
  call: CallDefinition,
  parts: Parts,
  { options, ...refusal }: Refusal & { readonly options?: FetchOptions },
): Promise<boolean> {
  return isRefused(run, call, await run.fetch(call, parts, options), refusal)
}

/** Whether an answer is a business refusal with one of these codes. Any other answer is noted. */
export function isRefused(
  run: Run,
  call: CallDefinition,
  answer: Answer<unknown>,
  { codes, rule }: Refusal,
): boolean {
  if (answer.kind === 'none' || answer.kind === 'broken') return false
  const expected = codes.map(describeValue).join(' or ')
  if (answer.kind === 'refused') {
    run.found(answer.at, {
      level: 'S',
      rule,
      path: 'status',
      expected: `200 with ${expected}`,
      got: String(answer.status),
    })
    return false
  }
  if (answer.kind === 'success') {
    const path = '$.state'
    return claim(run, answer.at, false, {
      rule,
      path,
      expected: `a failure with ${expected}`,
      got: run.promiseOf(call).success[0],
    })
  }
  const { errorCode: got, at } = answer
  return claim(run, at, codes.includes(got), { rule, path: '$.errorCode', expected, got })
}
