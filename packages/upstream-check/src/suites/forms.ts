import { randomUUID } from 'node:crypto'
import { calls } from '@layover/contracts'
import { freshMailbox } from '../run/mailbox.ts'
import { claim, claimEqual, dataOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'

const call = calls.customer.serviceCreate

const contact = {
  kind: 'contact',
  fullName: 'Contract Check',
  mobile: { telAbbr: '44', number: '7400123456' },
  region: 'Europe',
  service: 'Lounge - Walk-in',
  contactReason: 'Other',
  bookingReference: 'LV00-TEST',
  membershipNumber: 'LM-0000-000-000',
} as const

/** Forms: each gets a reference, and the same form sent twice is one request. */
export async function checkForms(run: Run): Promise<void> {
  const email = freshMailbox()
  const message = `A test of the contract check (${email}). Please ignore it.`
  const form = { ...contact, email, message }
  const keyed = { key: randomUUID() }
  const first = await dataOf(run, call, { body: form }, keyed)
  const again = await dataOf(run, call, { body: form }, keyed)
  const other = await dataOf(run, call, { body: { ...form, message: `${message} Another one.` } })
  const feedback = await dataOf(run, call, { body: { kind: 'feedback', rating: 5, message } })
  const path = '$.data.reference'
  if (first && again) {
    const [expected, got] = [first.data.reference, again.data.reference]
    const rule = 'the same form pressed twice is one request'
    claimEqual(run, again.at, { rule, path, expected, got })
  }
  for (const each of [other, feedback]) {
    if (!first || !each) continue
    const rule = 'every form gets a reference of its own'
    const got = each.data.reference
    claim(run, each.at, got !== first.data.reference, { rule, path, expected: 'another reference', got })
  }
  const rule = 'a mobile number that does not exist is refused'
  const body = { ...form, mobile: { telAbbr: '44', number: '123' } }
  await refusalOf(run, call, { body }, { codes: ['MOBILE_NOT_VALID'], rule })
}
