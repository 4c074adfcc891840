import { expect, it } from 'vitest'
import { formatRemaining, isExpiring, isOver } from './countdown.ts'

it('is over strictly when the remaining time is negative', () => {
  expect([1, 0, -1].map(isOver)).toEqual([false, false, true])
})

it('is expiring from two minutes to zero, both included', () => {
  expect([120_001, 120_000, 0, -1].map(isExpiring)).toEqual([false, true, true, false])
})

it('shows 00:00 only when nothing is left', () => {
  expect([900_000, 899_999, 60_000, 1, 0, -5_000].map(formatRemaining)).toEqual([
    '15:00',
    '15:00',
    '01:00',
    '00:01',
    '00:00',
    '00:00',
  ])
})
