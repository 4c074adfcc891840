import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText, foldWithOrigins } from './fold-text.ts'

it.each([
  ['Zürich', 'zurich'],
  ['São Tomé', 'sao tome'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['Ísafjörður', 'isafjordur'],
  ['Þórshöfn', 'thorshofn'],
  ['Straße', 'strasse'],
  ['Diyarbakır', 'diyarbakir'],
  ['İzmir', 'izmir'],
  ['Đà Nẵng', 'da nang'],
  ['Ærø', 'aero'],
  ['Œuilly', 'oeuilly'],
  ["  Xi'an — Xianyang ", 'xian xianyang'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it('changes nothing when it folds twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

it('leaves letters and digits with single spaces, at most 80 long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const folded = foldText(text)
      expect(folded).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u)
      expect(folded.length).toBeLessThanOrEqual(80)
    }),
  )
})

it('does not care for the case of Latin letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-ZäöüéñçøÀ-Ö ]{0,40}$/), (text) => {
      expect(foldText(text.toUpperCase())).toBe(foldText(text.toLowerCase()))
    }),
  )
})

it('names the origin of each folded character, in order and within the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      const { folded, origins } = foldWithOrigins(text)
      expect(origins).toHaveLength(folded.length + 1)
      expect([...origins].sort((a, b) => a - b)).toEqual(origins)
      expect(origins.at(-1)).toBeLessThanOrEqual(text.length)
    }),
  )
})

it("leads from 'xian' back to Xi'an and from 'ss' back to ß", () => {
  expect(foldWithOrigins("Xi'an!")).toEqual({ folded: 'xian', origins: [0, 1, 3, 4, 5] })
  expect(foldWithOrigins('Spaß').origins).toEqual([0, 1, 2, 3, 3, 4])
})
