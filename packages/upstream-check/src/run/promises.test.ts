import { calls } from '@layover/contracts'
import { expect, it } from 'vitest'
import type { Answer, Exchange } from './answer.ts'
import type { Claim } from './notebook.ts'
import { claimEqual, isRefused } from './promises.ts'
import type { Run } from './run.ts'

it('what is expected is written as what came: both with quotes, or none', () => {
  const found: string[] = []
  const run = {
    notes: { tested: () => undefined },
    found: (_at: Exchange, { expected, got }: Claim) => void found.push(`${expected}, ${got}`),
  } as unknown as Run
  const at = { call: calls.order.status } as unknown as Exchange
  const failure = { kind: 'failure', errorCode: 'OTHER', at } as Answer<unknown>
  isRefused(run, calls.order.status, failure, { codes: ['NOT_FOUND', 'GONE'], rule: 'unknown' })
  claimEqual(run, at, { rule: 'same', path: '$', expected: 'PAID', got: 'PAYING' })
  claimEqual(run, at, { rule: 'same', path: '$', expected: 4, got: 3 })
  expect(found).toEqual(['"NOT_FOUND" or "GONE", "OTHER"', '"PAID", "PAYING"', '4, 3'])
})
