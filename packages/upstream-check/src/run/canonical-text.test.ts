import { expect, it } from 'vitest'
import { agree } from './canonical-text.ts'

it('two calls agree where one leaves fields out, at any depth, and not where they differ', () => {
  const passes = [{ number: 'A-1', key: 'k' }, { number: 'A-2' }]
  expect(agree({ passes, paidAt: '1' }, { passes: [{ number: 'A-1' }, { number: 'A-2', key: 'l' }] })).toBe(
    true,
  )
  expect(agree({ passes }, { passes: [{ number: 'A-1' }, { number: 'A-3' }] })).toBe(false)
  expect(agree({ passes }, { passes: [{ number: 'A-1' }] })).toBe(false)
  expect(agree({ passes }, { passes: null })).toBe(false)
})
