import { calls } from '@layover/contracts'
import { freshMailbox } from '../run/mailbox.ts'
import { claim, goodOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'

const call = calls.order.mail

/** The key of a paid order has it mailed to a further address, and no other key does (P535). */
export async function checkMailing(
  run: Run,
  order: { readonly reference: string; readonly key: string },
): Promise<void> {
  const email = freshMailbox()
  const rule = 'an order is mailed by its own key alone'
  const codes = ['NOT_FOUND']
  const guess = { ...order, key: 'A'.repeat(order.key.length), email }
  const first = await run.fetch(call, { body: { ...order, email } })
  if (first.kind === 'refused') return
  if (first.kind === 'failure' && first.errorCode === 'NOT_AVAILABLE')
    return run.notes.untested(
      call.id,
      'a mail to a further address: needs an upstream that mails confirmations',
    )
  const expected = goodOf(run, first, 'a mail to a further address')
  await refusalOf(run, call, { body: guess }, { codes, rule })
  await refusalOf(run, call, { body: { ...order, reference: 'ZZZZ-ZZZZ', email } }, { codes, rule })
  if (expected === undefined) return
  const got = goodOf(run, await run.fetch(call, { body: { ...order, email } }), 'the same answer again')
  if (got === undefined) return
  const [one, other] = [JSON.stringify(expected.data), JSON.stringify(got.data)]
  const again = 'an address that the order has is answered as a new one'
  claim(run, got.at, one === other, { rule: again, path: '$.data', expected: one, gotWords: other })
}
