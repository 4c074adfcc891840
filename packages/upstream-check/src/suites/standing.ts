import { type CallDefinition, calls, type Data } from '@layover/contracts'
import type { Good } from '../run/answer.ts'
import { claim, claimEqual, goodOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { OrderName } from './orders.ts'

const { status } = calls.order

type Standing = Good<Data<typeof status>>

/** The status of an order; undefined where this upstream lacks the call, which it may (P212). */
export async function fetchStanding(run: Run, name: OrderName): Promise<Standing | undefined> {
  const answer = await run.fetch(status, { body: { ...name } })
  const good = goodOf(run, answer, 'how the order stands')
  if (good === undefined) return undefined
  const rule = 'an order’s status is of the requested order'
  const is = { rule, path: '$.data.orderNo', expected: name.orderNo, got: good.data.orderNo }
  claimEqual(run, good.at, is)
  return good
}

/** An order has the right status after a call; where it has not, the report also names that call. */
export async function standsAs(
  run: Run,
  name: OrderName,
  expected: Data<typeof status>['status'],
  doneBy: string,
): Promise<Standing | undefined> {
  const standing = await fetchStanding(run, name)
  if (standing === undefined) return undefined
  const got = standing.data.status
  const rule = 'an order goes from CREATED to PAYING to PAID, and ends when another takes its place'
  claimEqual(run, standing.at, { rule, path: '$.data.status', expected, got })
  run.notes.tested(doneBy, rule)
  return standing
}

/** A status by which nobody opens the paid order. */
export function opensNothing(run: Run, { data, at }: Standing, rule: string): void {
  for (const name of ['reference', 'key'] as const) {
    const got = data[name]
    claim(run, at, got === undefined, { rule, path: `$.data.${name}`, expected: 'nothing', got })
  }
}

/** A paid order of an upstream that gives status keys: its number alone shows how it stands, and opens nothing (P404). */
export async function checkNumberAlone(
  run: Run,
  confirm: CallDefinition,
  { orderNo, statusKey }: OrderName,
  payment: object,
): Promise<void> {
  if (statusKey === undefined) return
  const rule = 'a paid order does not open to its number alone'
  const standing = await fetchStanding(run, { orderNo })
  if (standing) opensNothing(run, standing, rule)
  await refusalOf(run, confirm, { body: { orderNo, payment } }, { codes: ['NOT_AVAILABLE'], rule })
}
