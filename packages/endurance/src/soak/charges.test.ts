import { describe, expect, it } from 'vitest'
import { orderTag } from '../harness/order-tag.ts'
import { chargeFindings } from './charges.ts'

const bought = ['A', 'B'].map((orderNo) => ({ orderNo, totalAmount: '34.00' }))
const charge = (orderNo: string, attempt: number, status = 'CAPTURED') => ({
  status,
  merchantReference: `${orderTag(orderNo)}.attempt-${attempt}`,
  amountOfMoney: { amount: 3400, currencyCode: 'GBP' },
})
const broken = (ledger: ReturnType<typeof charge>[]) =>
  chargeFindings(bought, ledger).filter(({ isKept }) => !isKept).length

describe('the ledger', () => {
  it('has one capture for each order that was reported paid, beside declines', () => {
    expect(broken([charge('A', 1, 'REJECTED'), charge('A', 2), charge('B', 1)])).toBe(0)
  })

  it('is wrong when an order was charged twice, never, or without a report to its visitor', () => {
    expect(broken([charge('A', 1), charge('A', 2), charge('B', 1)])).toBe(1)
    expect(broken([charge('A', 1)])).toBe(1)
    expect(broken([charge('A', 1), charge('B', 1), charge('C', 1)])).toBe(1)
  })
})
