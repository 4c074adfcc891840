import { expect, it } from 'vitest'
import { canonicalPairs, sortFields } from './canonical-json.ts'

const written = { b: [{ d: 1, c: null }, 2], a: { token: 'x', kind: 'y' } }
const reordered = { a: { kind: 'y', token: 'x' }, b: [{ c: null, d: 1 }, 2] }

it('gives the same for the same content in any order of fields', () => {
  expect(JSON.stringify(canonicalPairs(reordered))).toBe(JSON.stringify(canonicalPairs(written)))
  expect(JSON.stringify(sortFields(written))).toBe('{"a":{"kind":"y","token":"x"},"b":[{"c":null,"d":1},2]}')
  expect(sortFields(written)).toEqual(written)
})

it('keeps the order of lists, and leaves fields out by their path', () => {
  expect(canonicalPairs(written, (path) => path === 'a.token')).toEqual([
    ['a', [['kind', 'y']]],
    [
      'b',
      [
        [
          ['c', null],
          ['d', 1],
        ],
        2,
      ],
    ],
  ])
})
