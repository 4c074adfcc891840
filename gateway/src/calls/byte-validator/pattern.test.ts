import { allCalls } from '@layover/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPattern } from './pattern.ts'

const patterns = new Set<string>()
JSON.stringify(
  allCalls.map(({ data }) => data),
  (name, value) => {
    if (name === 'pattern' && typeof value === 'string') patterns.add(value)
    return value
  },
)
const whole = [...patterns].filter((pattern) => pattern.endsWith('$') && !pattern.includes('\\p'))

/** Texts of the pattern, with a character changed now and then, and texts of any kind. */
function textsFor(pattern: string): fc.Arbitrary<string> {
  const own = fc.stringMatching(new RegExp(pattern))
  const changed = fc
    .tuple(own, fc.nat(), fc.string({ maxLength: 2, unit: 'grapheme' }))
    .map(
      ([text, at, put]) =>
        text.slice(0, at % (text.length + 1)) + put + text.slice((at + 1) % (text.length + 1)),
    )
  return fc.oneof(own, changed, fc.string())
}

describe.each(whole)('the pattern %s', (pattern) => {
  it('passes the byte validator where it passes the expression, but for what only the parser reads', () => {
    const read = readPattern(pattern) ?? expect.fail('the pattern has no table')
    fc.assert(
      fc.property(textsFor(pattern), (text) => {
        const written = Buffer.from(JSON.stringify(text))
        const isRead = read(Buffer.concat([written, Buffer.from('}')]), 0) === written.length
        const isPlain = /^[\x20-\x7e]*$/.test(text) && !/["\\]/.test(text)
        expect(isRead).toBe(isPlain && new RegExp(pattern).test(text))
      }),
    )
  })
})

it.each(['^a|b$', 'a$', '^a'])('the pattern %s has no table', (pattern) => {
  expect(readPattern(pattern)).toBeUndefined()
})

it.each(['^(?=a)a$', '^a(?<!b)$'])('the pattern %s leaves every text to the parser', (pattern) => {
  expect(readPattern(pattern)?.(Buffer.from('"a"}'), 0)).toBe(-1)
})
