import { expect, it } from 'vitest'
import { editAt } from './places.ts'

const value = { data: { items: [{ a: 1 }, { a: 2, b: { c: 3 } }, { a: 4 }] } }
const set = (path: string) => editAt(value, path, () => 'x')

it.each<[string, unknown]>([
  ['$.data.items[].a', { data: { items: [{ a: 'x' }, { a: 'x', b: { c: 3 } }, { a: 'x' }] } }],
  ['$.data.items[1].a', { data: { items: [{ a: 1 }, { a: 'x', b: { c: 3 } }, { a: 4 }] } }],
  ['$.data.items[last].a', { data: { items: [{ a: 1 }, { a: 2, b: { c: 3 } }, { a: 'x' }] } }],
  ['$.data.items[].b.c', { data: { items: [{ a: 1 }, { a: 2, b: { c: 'x' } }, { a: 4 }] } }],
  ['$.data.items', { data: { items: 'x' } }],
  ['$.data.nowhere.c', value],
])('%s is edited, and nothing else', (path, expected) => {
  expect(set(path)).toEqual(expected)
})

it('an edit to undefined takes the field out', () => {
  expect(editAt(value, '$.data.items[].a', () => undefined)).toEqual({
    data: { items: [{}, { b: { c: 3 } }, {}] },
  })
})
