import { Type } from '@sinclair/typebox'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertText } from './convert-text.ts'

const schema = Type.Object({
  count: Type.Integer(),
  isOpen: Type.Boolean(),
  name: Type.String(),
  price: Type.Number(),
})

describe('text of query and path', () => {
  it('becomes what the definition names, and text stays text', () => {
    expect(
      convertText(schema, { count: '12', isOpen: 'true', name: '12', price: '-1.5', other: '1' }),
    ).toEqual({
      count: 12,
      isOpen: true,
      name: '12',
      price: -1.5,
      other: '1',
    })
  })

  it.each(['007', '1e2', ' 1', '1 ', '+1', '', '0x1', 'Infinity', '1_000', '٣'])(
    '%j is no number',
    (count) => {
      expect(convertText(schema, { count, price: count })).toEqual({ count, price: count })
    },
  )

  it('has one spelling for each number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (count) => {
        expect(convertText(schema, { count: String(count) })).toEqual({ count })
      }),
    )
  })

  it('never takes a name from a prototype for a field', () => {
    expect(convertText(schema, { toString: '1' })).toEqual({ toString: '1' })
  })
})
