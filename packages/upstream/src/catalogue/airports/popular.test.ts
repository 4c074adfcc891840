import { expect, it } from 'vitest'
import { popularOf } from './popular.ts'

const popular = (chosen: readonly string[], all: readonly string[]) =>
  popularOf(
    chosen,
    all.map((code) => ({ code })),
    ({ code }) => code,
  ).map(({ code }) => code)

it('what is popular comes first in the chosen order, and the others fill the list', () => {
  expect(popular(['A', 'B', 'C'], ['Z', 'C', 'Y', 'A'])).toEqual(['A', 'C', 'Z'])
})

it('a network that has all of the chosen ones shows no others', () => {
  expect(popular(['A', 'B'], ['Z', 'B', 'A'])).toEqual(['A', 'B'])
})

it('a small network shows all of it', () => {
  expect(popular(['A', 'B', 'C'], ['Z'])).toEqual(['Z'])
})
