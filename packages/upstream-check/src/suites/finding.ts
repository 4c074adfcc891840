import { randomUUID } from 'node:crypto'
import { calls } from '@layover/contracts'
import { claim, goodOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import { travellers } from './purchases.ts'

const call = calls.order.find

/** Searches for bookings (P475): the answer does not reveal whether an address or a reference has any. */
export async function checkFinding(run: Run): Promise<void> {
  const nobody = `contract-check-${randomUUID().slice(0, 8)}@example.com`
  const { email } = travellers.lead
  const first = await run.fetch(call, { body: { email: nobody } })
  const expected = goodOf(run, first, 'the same answer for every search')
  if (expected === undefined) return
  for (const body of [
    { email },
    { email, reference: 'ZZZZ-ZZZZ' },
    { email: nobody, reference: 'ZZZZ-ZZZZ' },
  ]) {
    const got = goodOf(run, await run.fetch(call, { body }), 'the same answer for every search')
    if (got === undefined) continue
    const [one, other] = [JSON.stringify(expected.data), JSON.stringify(got.data)]
    const rule = 'a search for bookings is answered the same whatever it finds'
    claim(run, got.at, one === other, { rule, path: '$.data', expected: one, gotWords: other })
  }
}
