import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkDiscountCode } from './discount-code.ts'

it('is one code however it is typed', () => {
  for (const text of ['SAVE20', 'save20', '  Save20 ']) {
    expect(checkDiscountCode(text)).toEqual({ ok: true, value: 'SAVE20' })
  }
})

it('has 1 to 30 characters after trimming', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), (length) => {
      expect(checkDiscountCode(` ${'x'.repeat(length)} `).ok).toBe(length >= 1 && length <= 30)
    }),
  )
  expect(checkDiscountCode('x'.repeat(31))).toEqual({
    ok: false,
    message: 'This discount code is not valid.',
  })
})
