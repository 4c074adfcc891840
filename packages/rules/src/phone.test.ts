import { describe, expect, it } from 'vitest'
import { checkMobile, isValidMobile, readMobile, typedMobile } from './phone.ts'

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

  it('splits an international number into code and rest, with any spaces and signs', async () => {
    for (const text of ['+44 7400 123456', ' +447400123456', '+ 44 7400 123456', '0044 7400-123456'])
      expect(await readMobile(text, '1')).toEqual({ telAbbr: '44', digits: '7400123456' })
    expect(await readMobile('+1 (213) 373-4253', '44')).toEqual({ telAbbr: '1', digits: '2133734253' })
    expect(await readMobile('+353 86 123 4567', '44')).toEqual({ telAbbr: '353', digits: '861234567' })
  })

  it('finds the code of a number that is copied from contacts, a link or a signature', async () => {
    for (const text of [
      '\u202a+353 86 123 4567\u202c',
      'tel:+353861234567',
      '(+353) 86 123 4567',
      'Mobile: 00353 861234567',
    ])
      expect(await readMobile(typedMobile(text), '44')).toEqual({ telAbbr: '353', digits: '861234567' })
  })

  it('knows the code as soon as it is whole, and none before', async () => {
    expect(await readMobile('+3', '44')).toBeUndefined()
    expect(await readMobile('+35', '44')).toBeUndefined()
    expect(await readMobile('+353', '44')).toEqual({ telAbbr: '353', digits: '' })
    expect(await readMobile('+12', '44')).toEqual({ telAbbr: '1', digits: '2' })
    expect(await readMobile('+999123', '44')).toBeUndefined()
  })

  it('never has the code twice', async () => {
    expect(await readMobile('+44 7400 123456', '44')).toEqual({ telAbbr: '44', digits: '7400123456' })
    expect(await readMobile('447400123456', '44')).toEqual({ telAbbr: '44', digits: '7400123456' })
  })

  it('leaves a number without a code as it is, 20 digits at most', async () => {
    expect(await readMobile('07400 123456', '44')).toEqual({ telAbbr: '44', digits: '07400123456' })
    expect(await readMobile('9'.repeat(40), '44')).toEqual({ telAbbr: '44', digits: '9'.repeat(20) })
    expect(await readMobile('hello', '44')).toEqual({ telAbbr: '44', digits: '' })
  })

  it('shows the plus while a number is typed, and strips all other signs', () => {
    expect(['+', '+44 (0)7400', '0044-7', '7400 +1', 'x7'].map(typedMobile)).toEqual([
      '+',
      '+4407400',
      '00447',
      '74001',
      '7',
    ])
    expect(typedMobile('٠٧٤٠٠ ۱۲۳')).toBe('07400123')
    expect(typedMobile('9'.repeat(40))).toHaveLength(20)
    expect(typedMobile(`+${'9'.repeat(40)}`)).toHaveLength(26)
  })
})
