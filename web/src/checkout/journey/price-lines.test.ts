import type { Price } from '@layover/api-client'
import { describe, expect, it } from 'vitest'
import { NO_DISCOUNT } from '../../session/session-state.ts'
import { couponText, isFree, PRE_BOOKING_FEE, pendingLines, priceLines } from './price-lines.ts'

const unit = { one: 'pass', many: 'passes' }
const price: Price = {
  currency: 'GBP',
  currencySymbol: '£',
  totalAmount: '102.00',
  overNumTotalPrice: '102.00',
  prebookPrice: '0.00',
  discountFee: '0.00',
  couponDiscountFee: '0.00',
}

describe('the lines before a quote', () => {
  const code = { discountCode: 'LAYOVER20', discountCodeValid: true, deductValue: '20', deductType: 1 }

  it('are as many as it will have, so that nothing below them moves', () => {
    const each = { price: '34.00', currency: 'GBP', currencySymbol: '£' }
    const quote = { ...price, discountFee: '20.40', couponType: 1, prebookPrice: '12.00' }
    expect(pendingLines({ count: 3, unit, each }, code, [PRE_BOOKING_FEE]).map(({ label }) => label)).toEqual(
      ['3 passes', 'Discount LAYOVER20', 'Pre-booking fee'],
    )
    expect(priceLines(quote, { count: 3, unit, each }, 'LAYOVER20')).toHaveLength(3)
    expect(pendingLines({ count: 3, unit }, NO_DISCOUNT)).toHaveLength(1)
  })

  it('keep the amounts of the quote before, and wait for those that it does not have', () => {
    const known = [{ label: '3 passes at £34.00', amount: '£102.00' }]
    expect(pendingLines({ count: 3, unit }, code, [], known)).toEqual([
      ...known,
      { label: 'Discount LAYOVER20', amount: '…' },
    ])
  })

  it.each([1, 2, 3])('are as many as those of %i passes of which a code pays for two', (count) => {
    const isAllFree = count <= 2
    const quote = {
      ...price,
      couponType: 4,
      couponValue: '2',
      overNumTotalPrice: isAllFree ? '0.00' : '34.00',
      discountFee: '68.00',
    }
    const free = { ...code, discountCode: 'TWOFREE', deductType: 4, deductValue: '2' }
    expect(pendingLines({ count, unit }, free)).toHaveLength(
      priceLines(quote, { count, unit }, 'TWOFREE').length,
    )
  })

  it('are none while nothing is chosen', () => {
    expect(pendingLines({ count: 0, unit }, code, [PRE_BOOKING_FEE])).toEqual([])
  })
})

describe('the lines of a quote', () => {
  it('show the quote’s own amounts and no others', () => {
    expect(priceLines(price, { count: 3, unit }, '')).toEqual([{ label: '3 passes', amount: '£102.00' }])
  })

  it('show the price of one from its own call, in the same currency', () => {
    const each = { price: '34.00', currency: 'GBP', currencySymbol: '£' }
    const label = (other = {}) =>
      priceLines(price, { count: 3, unit, each: { ...each, ...other } }, '').map((line) => line.label)
    expect(label()).toEqual(['3 passes at £34.00'])
    expect(label({ currency: 'AED' })).toEqual(['3 passes'])
  })

  it('show a discount with its code and a true minus', () => {
    const quote = {
      ...price,
      totalAmount: '93.60',
      discountFee: '20.40',
      couponType: 1,
      couponValue: '20',
      prebookPrice: '12.00',
    }
    expect(priceLines(quote, { count: 3, unit }, 'LAYOVER20')).toEqual([
      { label: '3 passes', amount: '£102.00' },
      { label: 'Discount LAYOVER20', amount: '−£20.40', isGood: true },
      { label: 'Pre-booking fee', amount: '£12.00' },
    ])
  })

  const free = { ...price, couponType: 4, couponValue: '2' }

  it('count the passes that a code pays for apart from those that it leaves to be paid', () => {
    const quote = { ...free, totalAmount: '34.00', overNumTotalPrice: '34.00', discountFee: '68.00' }
    expect(priceLines(quote, { count: 3, unit }, 'TWOFREE')).toEqual([
      { label: '1 pass', amount: '£34.00' },
      { label: '2 passes free, Discount TWOFREE', amount: 'worth £68.00', isGood: true },
    ])
  })

  it('leave nothing to be paid for passes that a code covers altogether', () => {
    const quote = {
      ...free,
      couponValue: '99',
      totalAmount: '0.00',
      overNumTotalPrice: '0.00',
      discountFee: '68.00',
      prebookPrice: '12.00',
    }
    expect(priceLines(quote, { count: 2, unit }, 'ALLFREE')).toEqual([
      { label: '2 passes free, Discount ALLFREE', amount: 'worth £68.00', isGood: true },
      { label: 'Pre-booking fee', amount: '£12.00' },
    ])
  })

  it('show no number when the quote does not have the number of free ones', () => {
    const { couponValue: _, ...quote } = { ...free, overNumTotalPrice: '34.00', discountFee: '68.00' }
    expect(priceLines(quote, { count: 3, unit }, 'TWOFREE').map(({ label }) => label)).toEqual([
      'Not covered by the code',
      'Discount TWOFREE',
    ])
  })

  it('know a total of nothing in every currency', () => {
    expect(
      ['0.00', '0', '0.000', '0.01', '10.00'].map((totalAmount) => isFree({ ...price, totalAmount })),
    ).toEqual([true, true, true, false, false])
  })
})

describe('a coupon in words', () => {
  it.each([
    [1, '20', '20% off.'],
    [1, '12.50', '12.5% off.'],
    [2, '10.00', '£10.00 off this order.'],
    [3, '5.00', '£5.00 off each pass.'],
    [4, '2', '2 passes free.'],
    [4, '1', '1 pass free.'],
    [9, '7', 'Discount applied.'],
    [null, '', 'Discount applied.'],
  ])('type %s of %s', (type, value, text) =>
    expect(couponText(type, value, '£', { count: 3, unit })).toBe(text),
  )

  it.each([
    [1, '20% off.'],
    [2, 'Code accepted.'],
    [3, 'Code accepted.'],
    [4, '3 passes free.'],
    [9, 'Code accepted.'],
  ])('type %s while there is no price names no amount, nor a discount that is applied', (type, text) =>
    expect(couponText(type, '20', undefined, { count: 3, unit })).toBe(text),
  )

  it('frees no more passes than are in the cart', () => {
    const text = (value: string, count: number) => couponText(4, value, '£', { count, unit })
    expect([text('99', 2), text('99', 1), text('2', 0)]).toEqual([
      '2 passes free.',
      '1 pass free.',
      '2 passes free.',
    ])
  })
})
