import { describe, expect, it } from 'vitest'
import { NEVER_STARTED_AFTER_MS, settlementOf } from './settlement.ts'

const AT_ONCE = 500
const LATE = NEVER_STARTED_AFTER_MS + 1
const second = { attempt: 2 }

describe('a declined order', () => {
  it.each([
    ['is the outcome of a first attempt', {}, { attempt: 1 }, AT_ONCE, 'declined'],
    ['with an attempt is the outcome of that one', { attempt: 2 }, second, AT_ONCE, 'declined'],
    ['is no outcome yet while it is of the previous attempt', { attempt: 1 }, second, AT_ONCE, undefined],
    [
      'of the previous attempt later shows that the new one never started',
      { attempt: 1 },
      second,
      LATE,
      'neverStarted',
    ],
    ['without an attempt is no outcome yet of a second one', {}, second, AT_ONCE, undefined],
    ['without an attempt is the outcome later', {}, second, LATE, 'declined'],
  ])('%s', (_name, order, sent, sinceMs, kind) => {
    expect(settlementOf({ status: 'DECLINED', ...order }, sent, sinceMs)?.kind).toBe(kind)
  })
})

it('an order that ended without an outcome is not called unpaid', () => {
  expect(settlementOf({ status: 'EXPIRED', mailsOutcome: true }, second, LATE)).toBeUndefined()
  expect(settlementOf({ status: 'EXPIRED' }, second, LATE)?.kind).toBe('expired')
})

it('an order that was paid is paid, whichever attempt did it', () => {
  expect(settlementOf({ status: 'PAID', reference: 'R', attempt: 1 }, second, AT_ONCE)?.kind).toBe('paid')
})
