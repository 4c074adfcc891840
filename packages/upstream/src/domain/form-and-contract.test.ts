import { calls, compileCheck } from '@layover/contracts'
import { DISCOUNT_CODE_MAX_LENGTH } from '@layover/rules/discount-code'
import { checkEmail, EMAIL_PATTERN } from '@layover/rules/email'
import { checkFlightNumber } from '@layover/rules/flight-number'
import { latinName, NAME_PATTERN } from '@layover/rules/latin-name'
import { countVisible, VISIBLE_CHARACTER_PATTERN } from '@layover/rules/visible-text'
import { WEEKDAYS } from '@layover/rules/weekdays'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const { firstName, lastName, email } = calls.lounge.createOrder.request.body.properties.lead.properties
const { code } = calls.discount.checkAvailable.request.body.properties
const { flightNumber } = calls.cip.createOrder.request.body.properties
const [contact, feedback] = calls.customer.serviceCreate.request.body.anyOf
const { fullName } = contact.properties
const { message } = feedback.properties

const DRAWS = { seed: 20_261_122, numRuns: 100_000 }

/** Texts of such parts, from empty to one part more than 50. */
function textOf(parts: readonly string[]) {
  const some = (minLength: number, maxLength: number) =>
    fc.array(fc.constantFrom(...parts), { minLength, maxLength }).map((drawn) => drawn.join(''))
  return fc.oneof({ weight: 20, arbitrary: some(0, 6) }, { weight: 1, arbitrary: some(46, 51) })
}

const letters = ['a', 'Z', 'é', 'ø', 'ß', 'ǆ', 'ﬁ', 'ᵃ', 'ª', '𝼀', 'e\u0301', 'x\u0302', 'm\u0327\u0301']
const signs = ['0', '9', '-', '.', "'", '’', '/', ' ', '  ']
const wrong = ['\u0302', '\u00a0', '\n', 'Ж', '王', '·', '_', '<', '\u{1f600}', '\u0000', '\ud800', '٤', '²']

const mailParts = [
  'a',
  'B',
  '7',
  '-',
  '.',
  '..',
  '@',
  '+',
  "'",
  '_',
  'xn--',
  'XN--a',
  'co',
  'com',
  'é',
  ' ',
  '"',
  '\n',
]
const longParts = ['a'.repeat(62), 'b'.repeat(64), `${'c'.repeat(62)}.`]

describe('form and contract', () => {
  it('have the same patterns and lengths', () => {
    expect([firstName.pattern, lastName.pattern]).toEqual([NAME_PATTERN, NAME_PATTERN])
    expect(email.pattern).toBe(EMAIL_PATTERN)
    expect(code.maxLength).toBe(DISCOUNT_CODE_MAX_LENGTH)
    expect(message.pattern).toBe(VISIBLE_CHARACTER_PATTERN)
  })

  it('name the same weekdays', () => {
    const { days } = calls.lounge.detail.data.properties.openingHours.items.properties
    expect(days.items.enum).toEqual(WEEKDAYS)
  })

  it('take the same names', () => {
    const { isValid } = compileCheck(firstName)
    fc.assert(
      fc.property(textOf([...letters, ...letters, ...signs, ...wrong]), (text) => {
        const sent = text.trim().normalize('NFC')
        return latinName(text) === (isValid(sent) ? sent : undefined)
      }),
      DRAWS,
    )
  })

  it('take the same email addresses', () => {
    const { isValid } = compileCheck(email)
    const local = textOf(['a', 'B.c', ...mailParts, ...longParts])
    const drawn = fc.oneof(
      local,
      fc.tuple(local, local).map((parts) => parts.join('@')),
      fc.tuple(local, local).map(([before, after]) => `${before}a@b${after}c.com`),
    )
    fc.assert(
      fc.property(drawn, (text) => checkEmail(text).ok === isValid(text.trim())),
      DRAWS,
    )
  })

  it('take the same flight numbers, where people write them with spaces and hyphens alone', () => {
    const { isValid } = compileCheck(flightNumber)
    const drawn = textOf(['b', 'A', '0', '1', '9', '-', ' ', '<', '\u202e', 'ß'])
    fc.assert(
      fc.property(drawn, (text) => isValid(text) === (text.length <= 10 && checkFlightNumber(text).ok)),
      DRAWS,
    )
  })

  it('see the same characters in a form', () => {
    const [one, two] = [compileCheck(message), compileCheck(fullName)]
    const drawn = textOf([
      'a',
      '王',
      '\u0302',
      '👋',
      ' ',
      '\n',
      '\u202e',
      '\u200b',
      '\u0007',
      '\ud800',
      '\u3164',
    ])
    fc.assert(
      fc.property(drawn, (text) => {
        const seen = countVisible(text)
        return one.isValid(text) === seen >= 1 && (text.length > 100 || two.isValid(text) === seen >= 2)
      }),
      DRAWS,
    )
  })
})
