import { calls, type Data } from '@layover/contracts'
import type { Good } from '../run/answer.ts'
import { claim, goodOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'

const { status } = calls.order

type Standing = Good<Data<typeof status>>

/** The status of an order; undefined where this upstream lacks the call, which it may (P212). */
export async function fetchStanding(run: Run, orderNo: string): Promise<Standing | undefined> {
  const answer = await run.fetch(status, { body: { orderNo } })
  if (answer.kind === 'refused' && (answer.status === 404 || answer.status === 405)) {
    run.notes.untested(status.id, 'the call: this upstream lacks it, and may')
    return undefined
  }
  if (answer.kind === 'refused') {
    const rule = 'a right question is answered with data'
    run.found(answer.at, { level: 'L1', rule, path: 'status', expected: '200', got: String(answer.status) })
  }
  const good = goodOf(run, answer, 'how the order stands')
  if (good === undefined) return undefined
  const rule = 'an order’s status is of the requested order'
  const is = { rule, path: '$.data.orderNo', expected: orderNo, got: good.data.orderNo }
  claim(run, good.at, good.data.orderNo === orderNo, is)
  return good
}

/** An order has the right status after a call; where it has not, the report also names that call. */
export async function standsAs(
  run: Run,
  orderNo: string,
  expected: Data<typeof status>['status'],
  doneBy: string,
): Promise<Standing | undefined> {
  const standing = await fetchStanding(run, orderNo)
  if (standing === undefined) return undefined
  const got = standing.data.status
  const rule = 'an order goes from CREATED to PAYING to PAID, and ends when another takes its place'
  claim(run, standing.at, got === expected, { rule, path: '$.data.status', expected, got })
  run.notes.tested(doneBy, rule)
  return standing
}
