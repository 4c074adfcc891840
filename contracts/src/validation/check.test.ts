import { Type } from '@sinclair/typebox'
import { describe, expect, it } from 'vitest'
import { closed, oneOf } from '../shapes/closed.ts'
import { Payment } from '../shapes/payment.ts'
import { compileCheck } from './check.ts'
import { openVariant } from './open-variant.ts'

const Row = closed({
  code: Type.String({ pattern: '^[A-Z]{3}$' }),
  open: Type.Boolean(),
  side: oneOf(['Airside', 'Landside']),
})
const rows = compileCheck(closed({ data: Type.Array(Row) }))
const good = { code: 'ZRH', open: true, side: 'Airside' }

describe('violations', () => {
  it('name the path, what was expected and what came, for every fault at once', () => {
    const value = {
      data: [good, { code: 'zrh', open: 'yes', side: 'Outside' }, { open: true, side: 'Airside' }],
    }
    expect(rows.violations(value)).toEqual([
      { path: '$.data[1].code', expected: 'string matching ^[A-Z]{3}$', got: '"zrh"' },
      { path: '$.data[1].open', expected: 'boolean', got: '"yes"' },
      { path: '$.data[1].side', expected: 'one of "Airside", "Landside"', got: '"Outside"' },
      { path: '$.data[2].code', expected: 'string matching ^[A-Z]{3}$', got: 'nothing' },
    ])
  })

  it.each([
    ['string', '4242424242424242'],
    ['array', ['4242']],
    ['object', { number: '4242' }],
    ['null', null],
  ])('tell an undeclared field’s kind (%s) and never its value', (kind, cardNumber) => {
    expect(rows.violations({ data: [{ ...good, cardNumber }] })).toEqual([
      { path: '$.data[0].cardNumber', expected: 'no such field', got: kind },
    ])
  })

  it('tell a number that no double holds from null', () => {
    const value = JSON.parse('{"hours":1e400}') as unknown
    expect(compileCheck(closed({ hours: Type.Integer() })).violations(value)).toEqual([
      { path: '$.hours', expected: 'integer', got: 'Infinity' },
    ])
  })

  it('of a union speak of the variant that the value came nearest to', () => {
    const violations = compileCheck(Payment).violations({ method: 'token', token: 7 })
    expect(violations.map((violation) => violation.path)).toEqual(['$.token'])
  })
})

describe('the open variant', () => {
  it('passes undeclared properties at every depth and still refuses a wrong type', () => {
    const open = compileCheck(openVariant(closed({ data: Type.Array(Row) })))
    expect(open.isValid({ data: [{ ...good, extra: 1 }], more: true })).toBe(true)
    expect(open.isValid({ data: [{ ...good, open: 'yes' }] })).toBe(false)
  })
})
