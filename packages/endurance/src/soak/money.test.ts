import { describe, expect, it } from 'vitest'
import { faultOfPaidOrder, faultOfPrice } from './money.ts'

const none = { prebookPrice: '0.00', discountFee: '0.00', couponDiscountFee: '0.00' }
const three = { ...none, totalAmount: '102.00', overNumTotalPrice: '102.00' }
const less = {
  ...three,
  totalAmount: '81.60',
  discountFee: '20.40',
  couponDiscountFee: '20.40',
  couponType: 1,
}
const free = {
  ...three,
  totalAmount: '34.00',
  overNumTotalPrice: '34.00',
  discountFee: '68.00',
  couponDiscountFee: '68.00',
  couponType: 4,
}

describe('a quote', () => {
  it.each([three, less, free])('adds up at full price, with a code and with free passes: %#', (price) => {
    expect(faultOfPrice(price, 3, '34.00')).toBeUndefined()
  })

  it.each([
    { ...three, totalAmount: '102.01' },
    { ...three, prebookPrice: '6.00' },
    { ...less, couponDiscountFee: '20.41' },
    { ...three, totalAmount: '68.00', overNumTotalPrice: '68.00' },
  ])('that is wrong by a penny, a fee, a code or a pass is found out: %#', (price) => {
    expect(faultOfPrice(price, 3, '34.00')).toBeTypeOf('string')
  })

  it('in a currency without decimals adds up as well', () => {
    const yen = { totalAmount: '5000', overNumTotalPrice: '4000', prebookPrice: '1000', discountFee: '0' }
    expect(faultOfPrice({ ...yen, couponDiscountFee: '0' }, 2, '2000')).toBeUndefined()
  })
})

describe('a paid order', () => {
  const created = { orderNo: 'A', totalAmount: '27.20' }
  const lines = [{ amount: '34.00' }, { amount: '-6.80' }]
  const paid = { ...created, lines, passes: [{ number: 'P1' }] }

  it('equals the order, line by line and pass by pass', () => {
    expect(faultOfPaidOrder(paid, created, 1)).toBeUndefined()
  })

  it.each([
    { ...paid, orderNo: 'B' },
    { ...paid, totalAmount: '34.00' },
    { ...paid, lines: lines.slice(1) },
    { ...paid, passes: [] },
  ])('that is another, costs more, does not add up or lacks a pass is found out: %#', (wrong) => {
    expect(faultOfPaidOrder(wrong, created, 1)).toBeTypeOf('string')
  })
})
