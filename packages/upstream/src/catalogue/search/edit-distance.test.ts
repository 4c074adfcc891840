import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

const word = fc.stringMatching(/^[a-d]{0,8}$/)

it.each([
  ['heatrow', 'heathrow', 1],
  ['tokio', 'tokyo', 1],
  ['yrok', 'york', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('counts %j and %j as %i', (a, b, distance) => {
  expect(editDistance(a, b, 5)).toBe(distance)
})

it('is zero for the same word and symmetric', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, a, 9)).toBe(0)
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9))
    }),
  )
})

it('stops at the limit and is exact below it', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(editDistance(a, b, 20), limit + 1))
    }),
  )
})
