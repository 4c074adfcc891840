import { calls } from '@layover/contracts'
import { expect, it } from 'vitest'
import type { Answer } from '../run/answer.ts'
import type { Run } from '../run/run.ts'
import { atOnce } from './at-once.ts'

const declined = { kind: 'failure', errorCode: 'PAYMENT_DECLINED' }
const conflict = { kind: 'refused', status: 409 }
const none = { kind: 'none' }

it.each([
  [declined, conflict, declined],
  [conflict, declined, declined],
  [none, conflict, conflict],
])('of %j and %j the first is the one that says more', async (...answers) => {
  const [one, other, first] = answers as unknown as Answer<never>[]
  const came = [one, other]
  const run = { fetch: async () => came.shift() } as unknown as Run
  const terms = { key: 'key', rule: 'once', name: 'reference' } as const
  const confirm = calls.lounge.confirmPaymentOrder
  expect((await atOnce(run, confirm, { body: {} }, terms))[0]).toBe(first)
})
