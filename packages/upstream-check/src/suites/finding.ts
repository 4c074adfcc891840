import { calls } from '@layover/contracts'
import { freshMailbox } from '../run/mailbox.ts'
import { claim, goodOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'

const call = calls.order.find

/**
 * Searches for bookings (P475): the answer does not reveal whether an address or a reference has any. Comes after the purchases,
 * so that the run's own address has some.
 */
export async function checkFinding(run: Run): Promise<void> {
  const nobody = freshMailbox()
  const first = await run.fetch(call, { body: { email: nobody } })
  const expected = goodOf(run, first, 'the same answer for every search')
  if (expected === undefined) return
  for (const body of [
    { email: run.mailbox },
    { email: run.mailbox, reference: 'ZZZZ-ZZZZ' },
    { email: nobody, reference: 'ZZZZ-ZZZZ' },
  ]) {
    const got = goodOf(run, await run.fetch(call, { body }), 'the same answer for every search')
    if (got === undefined) continue
    const [one, other] = [JSON.stringify(expected.data), JSON.stringify(got.data)]
    const rule = 'a search for bookings is answered the same whatever it finds'
    claim(run, got.at, one === other, { rule, path: '$.data', expected: one, gotWords: other })
  }
}
