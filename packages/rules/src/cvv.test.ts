import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkCvv } from './cvv.ts'

const mistake = { ok: false, message: 'Please check the CVV for mistakes.' }

it('takes 3 or 4 digits and no other number of them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }), (list) => {
      expect(checkCvv(list.join('')).ok).toBe(list.length === 3 || list.length === 4)
    }),
  )
})

it('requires the length of the card’s type once that is known', () => {
  expect(checkCvv('1234', 4)).toEqual({ ok: true, value: '1234' })
  expect(checkCvv('123', 4)).toEqual(mistake)
  expect(checkCvv('1234', 3)).toEqual(mistake)
})

it('refuses what is no ASCII digit', () => {
  for (const text of ['12a', '1 2 3', '١٢٣', '-12', '1.2']) expect(checkCvv(text)).toEqual(mistake)
})
