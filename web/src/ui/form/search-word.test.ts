import { expect, it } from 'vitest'
import { searchWord, WORD_LENGTH } from './search-word.ts'

it.each([
  ['  zur ', 'zur'],
  ['100% \u0000 _', '100%  _'],
  ['\u0000', ''],
  ['\u202egnol', 'gnol'],
  ["'; DROP TABLE airports; --", "'; DROP TABLE airports; --"],
  ['👩‍✈️', '👩‍✈️'],
])('%j is sent as %j', (text, word) => {
  expect(searchWord(text)).toBe(word)
})

it('cuts what is too long, and no emoji in two', () => {
  expect(searchWord('a'.repeat(10_000))).toHaveLength(WORD_LENGTH)
  expect(searchWord(`a${'🛫'.repeat(99)}`)).toBe(`a${'🛫'.repeat(49)}`)
})
