import { describe, expect, it } from 'vitest'
import { orderTag } from '../harness/order-tag.ts'
import { auditLedger } from './audit-ledger.ts'

const paid = { status: 'PAID', passes: 2 }
const order = { orderNo: 'A', amount: 6800, currencyCode: 'GBP', expected: paid, found: paid }
const payment = {
  status: 'CAPTURED',
  merchantReference: `${orderTag('A')}.1`,
  amountOfMoney: { amount: 6800, currencyCode: 'GBP' },
}

describe('the audit of the ledger', () => {
  it('has no difference where each order was charged once, by its amount', () => {
    expect(auditLedger([payment, { ...payment, status: 'REJECTED' }], [order])).toEqual([])
  })

  it.each([
    ['an order that was charged twice', [payment, payment], order],
    ['an order that was not charged', [], order],
    ['another amount', [{ ...payment, amountOfMoney: { amount: 1, currencyCode: 'GBP' } }], order],
    ['an order that lacks a pass', [payment], { ...order, found: { ...paid, passes: 1 } }],
    ['a charge of no order', [payment, { ...payment, merchantReference: 'other.1' }], order],
  ])('finds %s', (_, ledger, found) => {
    expect(auditLedger(ledger, [found])).toHaveLength(1)
  })
})
