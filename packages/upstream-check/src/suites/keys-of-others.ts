import { calls } from '@layover/contracts'
import { freshMailbox } from '../run/mailbox.ts'
import { goodOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Done } from './payments.ts'
import type { Purchase } from './purchases.ts'
import { opensNothing } from './standing.ts'

const { get, mail, status } = calls.order

/** A paid order of this run. */
export interface Bought extends Done {
  readonly confirm: Purchase['confirm']
}

/** Asks for each paid order with the keys of another one: a key that somebody has opens their own order alone. */
export async function checkKeysOfOthers(run: Run, bought: readonly Bought[]): Promise<void> {
  if (bought.length < 2)
    return run.notes.untested(get.id, 'the key of another order: needs two orders that can be paid')
  for (const [index, own] of bought.entries()) {
    const other = bought[(index + 1) % bought.length] as Bought
    await checkKey(run, own, other)
    await checkStatusKey(run, own, other)
  }
}

async function checkKey(run: Run, { paid }: Bought, other: Bought): Promise<void> {
  const { reference } = paid.data
  const { key } = other.paid.data
  if (paid.data.key === undefined || key === undefined) return
  const rule = 'a paid order does not open to the key of another one'
  await refusalOf(run, get, { body: { reference, key } }, { codes: ['NOT_FOUND'], rule })
  // An upstream that mails nothing may say so before it looks at the key.
  const codes = ['NOT_FOUND', 'NOT_AVAILABLE']
  await refusalOf(run, mail, { body: { reference, key, email: freshMailbox() } }, { codes, rule })
}

async function checkStatusKey(run: Run, { confirm, name, payment }: Bought, other: Bought): Promise<void> {
  const { statusKey } = other.name
  if (name.statusKey === undefined || statusKey === undefined) return
  const rule = 'a paid order does not open to the status key of another one'
  const body = { orderNo: name.orderNo, statusKey }
  const codes = ['NOT_AVAILABLE', 'NOT_FOUND']
  await refusalOf(run, confirm, { body: { ...body, payment } }, { codes, rule })
  const answer = await run.fetch(status, { body })
  if (answer.kind === 'failure' && answer.errorCode === 'NOT_FOUND') return run.notes.tested(status.id, rule)
  const standing = goodOf(run, answer, 'how the order stands, or NOT_FOUND')
  if (standing) opensNothing(run, standing, rule)
}
