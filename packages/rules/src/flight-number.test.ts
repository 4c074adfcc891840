import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFlightNumber } from './flight-number.ts'

const mistake = {
  ok: false,
  message: 'The flight number format is incorect. Please check it for mistakes.',
}

describe('flight number', () => {
  it('reads it however it is written', () => {
    for (const text of ['BA117', 'ba 117', ' BA-117 ', 'b a 1 1 7', 'BA–117']) {
      expect(checkFlightNumber(text)).toEqual({ ok: true, value: 'BA117' })
    }
  })

  it('knows carriers with a digit, three-letter carriers and suffixes', () => {
    for (const text of ['U28001', '9W1', 'EZY1234', 'LH1', 'BA0117', 'FR12A']) {
      expect(checkFlightNumber(text)).toEqual({ ok: true, value: text })
    }
  })

  it('refuses all zeros and everything outside the pattern', () => {
    for (const text of [
      '',
      'BA',
      'BA0',
      'BA0000',
      'BA12345',
      '117',
      '11117',
      'B117A1',
      'ABCD12',
      'BA11AB',
      'ßA11',
      'BA１１',
    ]) {
      expect(checkFlightNumber(text)).toEqual(mistake)
    }
  })

  it('takes one to four digits that are not all zeros', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 7 }), (list) => {
        const isRight = list.length >= 1 && list.length <= 4 && list.some((digit) => digit > 0)
        expect(checkFlightNumber(`KL${list.join('')}`).ok).toBe(isRight)
      }),
    )
  })
})
