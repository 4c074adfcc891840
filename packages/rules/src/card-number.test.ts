import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARD_NUMBER_MESSAGE, checkCardNumber, passesLuhn } from './card-number.ts'

/** Completes digits with the check digit, by another road than the rule takes: trying all ten. */
function completed(body: string): string {
  const found = [...'0123456789'].filter((check) => passesLuhn(body + check))
  expect(found).toHaveLength(1)
  return body + found[0]
}

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''))

describe('card number', () => {
  it('knows Luhn by numbers that others published', () => {
    for (const number of ['4242424242424242', '378282246310005', '6759649826438453', '79927398713']) {
      expect(passesLuhn(number)).toBe(true)
    }
    expect(passesLuhn('79927398710')).toBe(false)
  })

  it('accepts 12 to 19 digits with a right check digit, grouped by spaces or dashes, and answers digits alone', () => {
    fc.assert(
      fc.property(digits(11, 18), fc.constantFrom(' ', '-', '', '\u00a0'), (body, gap) => {
        const number = completed(body)
        expect(checkCardNumber(number.replace(/\d{4}(?=\d)/g, `$&${gap}`))).toEqual({
          ok: true,
          value: number,
        })
      }),
    )
  })

  it('refuses 11 and 20 digits even when Luhn holds', () => {
    fc.assert(
      fc.property(fc.oneof(digits(10, 10), digits(19, 19)), (body) => {
        expect(checkCardNumber(completed(body))).toEqual({ ok: false, message: CARD_NUMBER_MESSAGE })
      }),
    )
  })

  it('refuses every single wrong digit', () => {
    fc.assert(
      fc.property(digits(11, 18), fc.nat(17), fc.integer({ min: 1, max: 9 }), (body, place, by) => {
        const number = completed(body)
        const at = place % number.length
        const wrong = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1)
        expect(checkCardNumber(wrong).ok).toBe(false)
      }),
    )
  })

  it('refuses letters, signs, other scripts’ digits and nothing at all', () => {
    for (const text of [
      '',
      '4242x4242424242424',
      '+4242424242424242',
      '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
      '4242.4242.4242.4242',
    ]) {
      expect(checkCardNumber(text)).toEqual({
        ok: false,
        message: 'Please check your card number for mistakes.',
      })
    }
  })
})
