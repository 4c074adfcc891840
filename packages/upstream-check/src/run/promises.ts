import type { CallDefinition, Data } from '@layover/contracts'
import { describeValue } from '@layover/contracts'
import type { Parts } from '../exchange/question.ts'
import type { Severity } from '../report/report.ts'
import type { Answer, Exchange, Good } from './answer.ts'
import type { AskOptions, Run } from './run.ts'

/** What is claimed of one place of an answer. */
export interface Expectation {
  readonly rule: string
  readonly path: string
  readonly expected: string
  readonly got: unknown
  /** `harmless` where the shop copes with the other answer. */
  readonly severity?: Severity
}

/** Notes that a promise beyond shapes was tested, and whether it was kept. Answers whether it was. */
export function claim(
  run: Run,
  at: Exchange,
  isKept: boolean,
  { rule, path, expected, got, severity = 'breaks' }: Expectation,
): boolean {
  run.notes.tested(at.call.id, rule)
  if (!isKept) run.found(at, { level: 'S', severity, rule, path, expected, got: describeValue(got) })
  return isKept
}

const ANSWERS = 'a right question is answered with data'

/** Asks what has to be answered with data; undefined where it was not, which is noted. */
export async function dataOf<C extends CallDefinition>(
  run: Run,
  call: C,
  parts: Parts,
  ask?: AskOptions,
): Promise<Good<Data<C>> | undefined> {
  const answer = await run.ask(call, parts, ask)
  return goodOf(run, answer, `${call.success.join(' or ')} and data`)
}

/** The data of an answer that had to have some; undefined where it has none, which is noted. */
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

/** A 4xx for a right question. */
function noteStatus(run: Run, { status, at }: Extract<Answer<unknown>, { kind: 'refused' }>): void {
  const said = at.sent.kind === 'answer' ? at.sent.body.toString().replaceAll(/\s+/g, ' ').slice(0, 160) : ''
  run.found(at, {
    level: 'L1',
    rule: ANSWERS,
    path: 'status',
    expected: '200',
    got: `${status} ${said}`.trim(),
  })
}

/** Expects a business refusal with one of these codes. Answers whether it came. */
export async function refusalOf(
  run: Run,
  call: CallDefinition,
  parts: Parts,
  {
    codes,
    rule,
    ask,
  }: { readonly codes: readonly string[]; readonly rule: string; readonly ask?: AskOptions },
): Promise<boolean> {
  const answer = await run.ask(call, parts, ask)
  if (answer.kind === 'none' || answer.kind === 'broken') return false
  const expected = codes.join(' or ')
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
      got: call.success[0],
    })
  }
  const { errorCode: got, at } = answer
  return claim(run, at, codes.includes(got), { rule, path: '$.errorCode', expected, got })
}
