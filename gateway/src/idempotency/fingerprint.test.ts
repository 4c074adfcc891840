import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, item]) => [name, reversed(item)]),
  )
}

describe('the fingerprint of an order', () => {
  it('does not depend on the order of fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
        expect(fingerprintOf('lounge.createOrder', reversed(body))).toBe(
          fingerprintOf('lounge.createOrder', body),
        )
      }),
    )
  })

  it('differs by call, by any other field, and by the order of passengers', () => {
    const body = {
      orderNo: 'A',
      passengers: [{ firstName: 'A' }, { firstName: 'B' }],
      payment: { method: 'token', token: 'x' },
    }
    const prints = [
      fingerprintOf('lounge.createOrder', body),
      fingerprintOf('cip.createOrder', body),
      fingerprintOf('lounge.createOrder', { ...body, orderNo: 'B' }),
      fingerprintOf('lounge.createOrder', { ...body, passengers: body.passengers.toReversed() }),
      fingerprintOf('lounge.createOrder', { ...body, payment: { method: 'none' } }),
      fingerprintOf('lounge.createOrder', { ...body, token: 'x' }),
    ]
    expect(new Set(prints).size).toBe(prints.length)
  })

  it('leaves out token and ciphertext of a payment alone', () => {
    const confirm = (token: string) => ({ orderNo: 'A', payment: { method: 'token', token } })
    expect(fingerprintOf('c', confirm('x'))).toBe(fingerprintOf('c', confirm('y')))
  })
})
