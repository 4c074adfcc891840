import { describe, expect, it } from 'vitest'
import { checkMobile, isValidMobile, parsePastedNumber } from './phone.ts'

describe('mobile number', () => {
  it('takes numbers that exist in their country’s plan', async () => {
    expect(await isValidMobile('44', '7400123456')).toBe(true)
    expect(await isValidMobile('1', '2133734253')).toBe(true)
    expect(await isValidMobile('852', '51234567')).toBe(true)
  })

  it('drops one leading national 0, and only one', async () => {
    expect(await checkMobile('44', '07400123456')).toEqual({
      ok: true,
      value: { telAbbr: '44', digits: '7400123456' },
    })
    expect(await isValidMobile('44', '007400123456')).toBe(false)
  })

  it('leaves the 0 where it belongs to the number', async () => {
    expect(await checkMobile('39', '0612345678')).toEqual({
      ok: true,
      value: { telAbbr: '39', digits: '0612345678' },
    })
  })

  it('refuses the wrong length, the wrong country, other characters and more than 20 digits', async () => {
    const wrong: [string, string][] = [
      ['44', '740012345'],
      ['44', '74001234567'],
      ['44', ''],
      ['44', '7400 123456'],
      ['44', '447400123456'],
      ['999', '7400123456'],
      ['+44', '7400123456'],
      ['', '7400123456'],
      ['44', '7'.repeat(21)],
    ]
    for (const [telAbbr, digits] of wrong) {
      expect(await checkMobile(telAbbr, digits)).toEqual({
        ok: false,
        message: 'Please check your mobile number for mistakes.',
      })
    }
  })

  it('splits a pasted international number into code and rest', async () => {
    const expected = { telAbbr: '44', digits: '7400123456' }
    expect(await parsePastedNumber('+44 7400 123456', '1')).toEqual(expected)
    expect(await parsePastedNumber('0044 7400-123456', '1')).toEqual(expected)
    expect(await parsePastedNumber('+1 (213) 373-4253', '44')).toEqual({ telAbbr: '1', digits: '2133734253' })
  })

  it('never has the code twice', async () => {
    expect(await parsePastedNumber('+44 7400 123456', '44')).toEqual({ telAbbr: '44', digits: '7400123456' })
    expect(await parsePastedNumber('447400123456', '44')).toEqual({ telAbbr: '44', digits: '7400123456' })
  })

  it('leaves a number without a code as it is, 20 digits at most', async () => {
    expect(await parsePastedNumber('07400 123456', '44')).toEqual({ telAbbr: '44', digits: '07400123456' })
    expect(await parsePastedNumber('9'.repeat(40), '44')).toEqual({ telAbbr: '44', digits: '9'.repeat(20) })
    expect(await parsePastedNumber('hello', '44')).toEqual({ telAbbr: '44', digits: '' })
  })
})
