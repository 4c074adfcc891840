import { calls } from '@layover/contracts'
import { freshMailbox } from '../run/mailbox.ts'
import { goodOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Done } from './payments.ts'
import type { Purchase } from './purchases.ts'
import { opensNothing } from './standing.ts'

const { get, mail, status } = calls.order

/** An upstream may bound guesses of keys, which these look like. */
const LIMITED = 'TOO_MANY_ATTEMPTS'

const NEEDS_KEYS = 'the key of another order: needs two paid orders with keys'

/** A paid order of this run. */
export interface Bought extends Done {
  readonly confirm: Purchase['confirm']
}

/** Asks for each paid order with the keys of another one: a key that somebody has opens their own order alone. */
export async function checkKeysOfOthers(run: Run, bought: readonly Bought[]): Promise<void> {
  if (bought.length < 2) return run.notes.untested(get.id, NEEDS_KEYS)
  for (const [index, own] of bought.entries()) {
    const others = [...bought.slice(index + 1), ...bought.slice(0, index)]
    await checkKey(run, own, others)
    await checkStatusKey(run, own, others)
  }
}

async function checkKey(run: Run, { paid }: Bought, others: readonly Bought[]): Promise<void> {
  const { reference } = paid.data
  const [key] = others.flatMap((other) => other.paid.data.key ?? [])
  if (paid.data.key === undefined || key === undefined) return run.notes.untested(get.id, NEEDS_KEYS)
  const rule = 'a paid order does not open to the key of another one'
  await refusalOf(run, get, { body: { reference, key } }, { codes: ['NOT_FOUND', LIMITED], rule })
  // An upstream that mails nothing may say so before it looks at the key.
  const codes = ['NOT_FOUND', 'NOT_AVAILABLE', LIMITED]
  await refusalOf(run, mail, { body: { reference, key, email: freshMailbox() } }, { codes, rule })
}

async function checkStatusKey(
  run: Run,
  { confirm, name, payment }: Bought,
  others: readonly Bought[],
): Promise<void> {
  const [statusKey] = others.flatMap((other) => other.name.statusKey ?? [])
  if (name.statusKey === undefined || statusKey === undefined)
    return run.notes.untested(status.id, 'the status key of another order: needs two orders with status keys')
  const rule = 'a paid order does not open to the status key of another one'
  const body = { orderNo: name.orderNo, statusKey }
  const codes = ['NOT_AVAILABLE', 'NOT_FOUND']
  await refusalOf(run, confirm, { body: { ...body, payment } }, { codes, rule })
  const answer = await run.fetch(status, { body })
  if (answer.kind === 'failure' && answer.errorCode === 'NOT_FOUND') return run.notes.tested(status.id, rule)
  const standing = goodOf(run, answer, 'how the order stands, or NOT_FOUND')
  if (standing) opensNothing(run, standing, rule)
}
