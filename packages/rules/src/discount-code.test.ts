import { expect, it } from 'vitest'
import { foldDiscountCode } from './discount-code.ts'

it('is one code however it is typed', () => {
  for (const text of ['SAVE20', 'save20', '  Save20 ']) expect(foldDiscountCode(text)).toBe('SAVE20')
})
