import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCardholderName } from './cardholder-name.ts'
import { checkFirstName, checkLastName } from './passenger-name.ts'

const allowed = [..."aZ09 -.'’/éŁøßþżǅ"]

describe('names', () => {
  it('takes Latin letters of every language, with their marks', () => {
    const names = [
      'José',
      'Łukasz',
      "O'Brien",
      'O’Brien',
      'Þór',
      'Ağaoğlu',
      'Nguyễn Thị',
      'de la Cruz-Pérez Jr.',
      'A/B',
    ]
    for (const name of names) expect(checkCardholderName(name)).toEqual({ ok: true, value: name })
  })

  it('hands a decomposed name back composed, and trimmed', () => {
    expect(checkFirstName('  Jose\u0301 ')).toEqual({ ok: true, value: 'José' })
  })

  it('takes a letter whose mark has no composed form', () => {
    expect(checkLastName('m\u0327a').ok).toBe(true)
  })

  it('refuses other scripts, symbols, marks without a letter and line breaks', () => {
    for (const name of ['王小明', 'Иван', 'a@b', 'ab😀', '\u0301ab', 'a\nb', 'a\tb', 'a_b', '<b>']) {
      expect(checkCardholderName(name)).toEqual({
        ok: false,
        message: 'Please check the cardholder name for mistakes.',
      })
    }
  })

  it('counts 2 to 50 characters after trimming', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.constantFrom(...allowed), (length, filler) => {
        const name = `a${filler.repeat(Math.max(0, length - 2))}z`.slice(0, length)
        expect(checkLastName(`  ${name}  `).ok).toBe(length >= 2 && length <= 50)
      }),
    )
  })

  it('counts a letter and its marks as one character', () => {
    for (const name of ['x\u0302', 'm\u0327\u0301']) expect(checkFirstName(name).ok).toBe(false)
    expect(checkFirstName('x\u0302y').ok).toBe(true)
  })

  it('names the wrong one of two names', () => {
    expect(checkFirstName('x')).toEqual({ ok: false, message: 'Please check the first name for mistakes.' })
    expect(checkLastName('x')).toEqual({ ok: false, message: 'Please check the last name for mistakes.' })
  })

  it('asks for a name that is missing', () => {
    expect(checkFirstName('')).toEqual({ ok: false, message: 'Enter a first name.' })
    expect(checkLastName('  ')).toEqual({ ok: false, message: 'Enter a last name.' })
  })

  it('asks for Latin letters in place of others, and for nothing else', () => {
    for (const name of ['李', 'Иван', 'Amelia 李', 'はな', 'محمد'])
      expect(checkFirstName(name)).toEqual({
        ok: false,
        message: 'Use Latin letters for the first name, as on the passport.',
      })
    expect(checkLastName('小龙')).toEqual({
      ok: false,
      message: 'Use Latin letters for the last name, as on the passport.',
    })
    expect(checkLastName('H@rt')).toEqual({ ok: false, message: 'Please check the last name for mistakes.' })
  })

  it('checks a hostile name in linear time', () => {
    // In quadratic time the first would take minutes, in exponential time the second: far beyond the test's deadline.
    for (const name of [`${'a\u0301'.repeat(600_000)}!`, `${"a-.'".repeat(12)}!`])
      expect(checkLastName(name).ok).toBe(false)
  })
})
