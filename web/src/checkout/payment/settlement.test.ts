import { describe, expect, it } from 'vitest'
import { NEVER_STARTED_AFTER_MS, settlementOf } from './settlement.ts'

const AT_ONCE = 500
const LATE = NEVER_STARTED_AFTER_MS + 1
const second = { attempt: 2 }

describe('a declined order', () => {
  it.each([
    ['is the answer to a first attempt', {}, { attempt: 1 }, AT_ONCE, 'declined'],
    ['that says which attempt is the answer to that one', { attempt: 2 }, second, AT_ONCE, 'declined'],
    ['is no answer yet where it speaks of the attempt before', { attempt: 1 }, second, AT_ONCE, undefined],
    ['that still does later never heard of the attempt', { attempt: 1 }, second, LATE, 'neverStarted'],
    ['is no answer yet to a second attempt where nobody says which', {}, second, AT_ONCE, undefined],
    ['that stays so is, in the end', {}, second, LATE, 'declined'],
  ])('%s', (_name, said, sent, sinceMs, kind) => {
    expect(settlementOf({ status: 'DECLINED', ...said }, sent, sinceMs)?.kind).toBe(kind)
  })
})

it('an order that was paid is paid, whichever attempt did it', () => {
  expect(settlementOf({ status: 'PAID', reference: 'R', attempt: 1 }, second, AT_ONCE)?.kind).toBe('paid')
})
