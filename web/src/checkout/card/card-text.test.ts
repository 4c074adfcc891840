import { checkCardExpiry } from '@layover/rules/card-expiry'
import { digitsOf } from '@layover/rules/digits'
import { describe, expect, it } from 'vitest'
import { editCardNumber, formatCardNumber } from './card-number-text.ts'
import { cardType } from './card-type.ts'
import { caretAfterDigits } from './digits-edit.ts'
import { editExpiry } from './expiry-text.ts'

describe('a card number as it is typed', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4000000000000000006', '4000 0000 0000 0000 006'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['675900000000', '6759 0000 0000'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    [' 4242 4242\t4242 4242 ', '4242 4242 4242 4242'],
    ['42424242424242424242424242', '4242 4242 4242 4242 424'],
  ])('%j is grouped by its brand: %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })

  it('grows digit by digit as it would be pasted', () => {
    for (const number of ['4242424242424242', '378282246310005', '6205500000000000004']) {
      let text = ''
      for (const digit of number) text = editCardNumber(text, text + digit, text.length + 1).text
      expect(text).toBe(formatCardNumber(number))
    }
  })

  it('keeps the caret behind the digit that was typed or before the one that was deleted, anywhere', () => {
    const text = formatCardNumber('4242424242424242')
    for (let caret = 0; caret <= text.length; caret += 1) {
      const typed = `${text.slice(0, caret)}9${text.slice(caret)}`
      const edited = editCardNumber(text, typed, caret + 1)
      expect(digitsOf(edited.text.slice(0, edited.caret))).toBe(digitsOf(typed.slice(0, caret + 1)))
    }
  })

  it('deletes the digit before a space when only the space was deleted', () => {
    expect(editCardNumber('4242 4', '42424', 4)).toEqual({ text: '4244', caret: 3 })
  })

  it('puts the caret at the end for as many digits as there are', () => {
    expect(caretAfterDigits('4242 42', 6)).toBe(7)
  })

  it('knows that American Express has four digits on the front', () => {
    expect(cardType('3782').cvvLength).toBe(4)
    expect(cardType('4242').cvvLength).toBe(3)
  })
})

describe('an expiry date as it is typed', () => {
  it.each([
    ['', '1', '1'],
    ['', '9', '09/'],
    ['1', '12', '12/'],
    ['12/', '12/2', '12/2'],
    ['', '12/2029', '12/29'],
    ['', '2029-12', '12/29'],
    ['', '1229', '12/29'],
    ['', '3/29', '03/29'],
    ['', '122029', '12/29'],
    ['', '12-2029', '12/29'],
    ['', '2029/12', '12/29'],
    ['', '12.29', '12/29'],
    ['', ' 12 29 ', '12/29'],
    ['', '12/1999', '12/19'],
    ['12/', '12', '12'],
    ['12', '1', '1'],
    ['12/29', '1/29', '1/29'],
    ['12/29', '/29', '/29'],
    ['1/29', '11/29', '11/29'],
    ['12/29', '3', '03/'],
  ])('from %j, %j becomes %j', (before, typed, shown) => {
    expect(editExpiry(before, typed).text).toBe(shown)
  })

  it('keeps the caret behind the digit that was typed, in the middle and over the slash', () => {
    expect(editExpiry('1/29', '11/29', 2)).toEqual({ text: '11/29', caret: 2 })
    expect(editExpiry('1', '12', 2)).toEqual({ text: '12/', caret: 3 })
    expect(editExpiry('12/9', '12/29', 4)).toEqual({ text: '12/29', caret: 4 })
    expect(editExpiry('12/29', '1/29', 1)).toEqual({ text: '1/29', caret: 1 })
  })

  it('grows digit by digit as it would be pasted, for every month', () => {
    for (let month = 1; month <= 12; month += 1) {
      const digits = `${String(month).padStart(2, '0')}29`
      let text = ''
      for (const digit of digits) text = editExpiry(text, text + digit).text
      expect(text).toBe(`${digits.slice(0, 2)}/29`)
    }
  })

  it.each(['12/2029', '122029', '2029-12', '202912', '2029/12', '12-2029'])(
    'grows from %j key by key to what pasting it gives',
    (long) => {
      let text = ''
      for (const key of long) text = editExpiry(text, text + key).text
      expect(text).toBe('12/29')
    },
  )

  it('shows whatever a browser fills in as a date that the rule accepts', () => {
    const now = Date.UTC(2026, 0, 15)
    for (const filled of ['12/2029', '2029-12', '12/29', '1229', '12 / 29', '12 / 2029'])
      expect(checkCardExpiry(editExpiry('', filled).text, now)).toEqual({
        ok: true,
        value: { month: 12, year: 2029 },
      })
  })
})
