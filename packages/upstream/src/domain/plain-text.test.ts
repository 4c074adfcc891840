import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'

it('keeps line ends and tabs of a text, and removes them from a line', () => {
  expect(plainText(' a\r\nb\rc\u2028d\te\u0000 ')).toBe('a\nb\nc\nd\te')
  expect(plainLine(' a\r\nb\u0000\u202ec\t d ')).toBe('a b c d')
  expect(plainText('<b>Zoë 👩‍✈️ عمان</b> & "co"')).toBe('<b>Zoë 👩‍✈️ عمان</b> & "co"')
})

it('removes characters that control a screen, end a header or cannot be stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plainLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      expect(plainText(text).replace(/[\n\t]/g, '')).not.toMatch(
        /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u,
      )
      expect(plainText(plainText(text))).toBe(plainText(text))
    }),
  )
})
