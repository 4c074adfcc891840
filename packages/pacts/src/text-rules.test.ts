import { describe, expect, it } from 'vitest'
import { noneOfTexts, oneOfTexts, textLike } from './text-rules.ts'

function patternOf(rules: readonly Readonly<Record<string, string | number>>[]): RegExp {
  return new RegExp(String(rules.find(({ match }) => match === 'regex')?.regex))
}

describe('a pattern', () => {
  it.each([[['11']], [['11', '1']], [['1', '12', '2.5']]])(
    'of any text but %j refuses these and takes every other',
    (texts) => {
      const pattern = patternOf(noneOfTexts(texts))
      for (const text of texts) expect(text).not.toMatch(pattern)
      for (const text of ['10', '111', '12x', '0', '2', '2x5', 'failure', '21'])
        if (!texts.includes(text)) expect(text).toMatch(pattern)
      expect('').not.toMatch(pattern)
    },
  )

  it('of some words takes each of them as it is written, and no other', () => {
    const pattern = patternOf(oneOfTexts(['PAID', 'A.B']))
    expect(['PAID', 'A.B', 'AxB', 'PAID2', ''].map((text) => pattern.test(text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('covers the whole text, as Pact’s engines need it, and comes with its type', () => {
    expect(textLike('^https?://')).toEqual([{ match: 'type' }, { match: 'regex', regex: '^https?://.*' }])
  })
})
