import { headQuotes } from '@layover/contracts'
import type { Mutation } from '../mutation.ts'
import { type Act, fieldsOf } from '../stub/answer.ts'
import { editing, fields, plus, REFUSAL, semantic, to } from './build.ts'
import { insteadOfRefusal, refusingBy, sendingWith } from './recall.ts'

type Price = Record<string, unknown>

const cents = (value: unknown) => Math.round(Number(value) * 100)
const money = (minor: number) => (minor / 100).toFixed(2)
const price = (edit: (value: Price) => Price) => () => editing('$.data', fields(edit))
const TOTAL = '$.data.totalAmount'

const fullPrice = {
  currency: 'GBP',
  currencySymbol: '£',
  totalAmount: '34.00',
  overNumTotalPrice: '34.00',
  prebookPrice: '0.00',
  discountFee: '0.00',
  couponDiscountFee: '0.00',
}

/** Takes the discount off twice, while its field shows one. */
const twice = (value: Price) => ({
  ...value,
  totalAmount: money(Math.max(0, cents(value.totalAmount) - cents(value.discountFee))),
})

/** Takes another discount than the code's, in figures that add up. */
const discounting = (by: (minor: number) => number) => (value: Price) => {
  if (cents(value.discountFee) === 0) return value
  const discount = Math.min(cents(value.overNumTotalPrice), by(cents(value.discountFee)))
  const total = cents(value.totalAmount) + cents(value.discountFee) - discount
  return {
    ...value,
    discountFee: money(discount),
    couponDiscountFee: money(discount),
    totalAmount: money(total),
  }
}

/** Takes a percentage in figures that add up, rounded another way. */
const rounding = (percentOf: (minor: number, percent: number) => number) => (value: Price) => {
  if (value.couponType !== 1) return value
  const off = percentOf(cents(value.overNumTotalPrice), Number(value.couponValue))
  return discounting(() => off)(value)
}

/** A fee of one person for the whole party, in figures that add up. */
const feeOnce = (value: Price, party: number) => {
  const fee = Math.round(cents(value.prebookPrice) / party)
  return {
    ...value,
    prebookPrice: money(fee),
    totalAmount: money(cents(value.totalAmount) - cents(value.prebookPrice) + fee),
  }
}

/** Of questions of the single-use code alone. */
const ofOnce =
  (act: Act): Act =>
  async (request, forward) =>
    fieldsOf(request).code === 'ONCE15' ? await act(request, forward) : await forward(request)

const ofEveryQuote = headQuotes.flatMap(({ id: call }): Mutation[] => [
  semantic(call, 'a total that does not add up', TOTAL, () => editing(TOTAL, plus(1))),
  semantic(
    call,
    'a discount that is named and not taken off',
    [TOTAL, '$.data.discountFee'],
    price((value) => ({ ...value, discountFee: '5.00', couponDiscountFee: '5.00' })),
  ),
  semantic(call, 'the price of one, whatever the party', [TOTAL, '$.data.overNumTotalPrice'], () =>
    sendingWith({ passengerNumber: 1 }),
  ),
  semantic(
    call,
    'a code’s discount larger than all discounts',
    ['$.data.couponDiscountFee', '$.data.discountFee'],
    price((value) => ({ ...value, couponDiscountFee: money(cents(value.discountFee) + 100) })),
  ),
  semantic(
    call,
    'a minor unit more than the code takes off, in figures that add up',
    ['$.data.discountFee', '$.data.couponDiscountFee', TOTAL],
    price(discounting((minor) => minor + 1)),
  ),
])

export const priceMutations: readonly Mutation[] = [
  ...ofEveryQuote,
  semantic(
    'lounge.getCommonPrice',
    'another price than the quote of one pass',
    '$.data.price',
    () => editing('$.data.price', plus(1)),
    { alsoAt: ['lounge.calculateLoungePrice'] },
  ),
  semantic(
    'lounge.getCommonPrice',
    'another currency than the quote',
    '$.data.currency',
    () => editing('$.data.currency', to('EUR')),
    { alsoAt: ['lounge.calculateLoungePrice'] },
  ),
  semantic(
    'lounge.getCommonPrice',
    'another currency symbol than the quote',
    '$.data.currencySymbol',
    () => editing('$.data.currencySymbol', to('$')),
    { alsoAt: ['lounge.calculateLoungePrice'] },
  ),
  semantic('lounge.calculateLoungePrice', 'a discount taken off twice', TOTAL, price(twice)),
  semantic(
    'lounge.calculateLoungePrice',
    'twice the discount, in figures that add up',
    ['$.data.discountFee', TOTAL],
    price(discounting((minor) => 2 * minor)),
  ),
  semantic(
    'lounge.calculateLoungePrice',
    'a walk-up pass with a pre-booking fee',
    ['$.data.prebookPrice', TOTAL],
    price((value) => ({
      ...value,
      prebookPrice: '3.00',
      totalAmount: money(cents(value.totalAmount) + 300),
    })),
  ),
  semantic('lounge.calculateLoungePrice', 'the full price for a code that nobody knows', REFUSAL, () =>
    insteadOfRefusal(() => fullPrice, ['20002']),
  ),
  semantic('lounge.calculateLoungePrice', 'the full price for a code that has expired', REFUSAL, () =>
    insteadOfRefusal(() => fullPrice, ['20005']),
  ),
  semantic('lounge.calculateLoungePrice', 'an expired code that counts as unknown', '$.errorCode', () =>
    refusingBy('20005', '20002'),
  ),
  semantic(
    'lounge.calculateLoungePrice',
    'a code that is not read',
    ['$.data.discountFee', '$.state', '$.errorCode'],
    () => sendingWith({ discountCode: undefined }),
  ),
  semantic('lounge.calculateLoungePrice', 'another currency for a party', '$.data.currency', () =>
    editing('$.data.currency', to('USD'), ({ passengerNumber }) => Number(passengerNumber) > 1),
  ),
  semantic(
    'cip.calculatePrice',
    'a lane with a pre-booking fee',
    ['$.data.prebookPrice', TOTAL],
    price((value) => ({
      ...value,
      prebookPrice: '3.00',
      totalAmount: money(cents(value.totalAmount) + 300),
    })),
  ),
  semantic(
    'cip.calculatePrice',
    'another price than the lane’s page',
    TOTAL,
    price((value) => ({
      ...value,
      totalAmount: money(cents(value.totalAmount) * 2),
      overNumTotalPrice: money(cents(value.overNumTotalPrice) * 2),
    })),
    { alsoAt: ['cip.detail', 'cip.queryCipByAirportCode'] },
  ),
  semantic(
    'cip.calculatePrice',
    'another currency than the lane’s page',
    '$.data.currency',
    () => editing('$.data.currency', to('USD')),
    { alsoAt: ['cip.detail'] },
  ),
  semantic(
    'cip.calculatePrice',
    'rounds percentages down',
    ['$.data.discountFee', '$.data.couponDiscountFee'],
    price(rounding((minor, percent) => Math.floor((minor * percent) / 100))),
  ),
  semantic('cip.calculatePrice', 'a price for a lane that nobody knows', REFUSAL, () =>
    insteadOfRefusal(() => fullPrice, ['NOT_FOUND']),
  ),
  semantic(
    'loungePrebooking.calculatePrice',
    'the fee of one for the whole party',
    ['$.data.prebookPrice', TOTAL],
    () => async (request, forward) =>
      await editing(
        '$.data',
        fields((value) => feeOnce(value, Number(fieldsOf(request).passengerNumber ?? 1))),
      )(request, forward),
    { alsoAt: ['lounge.detail'] },
  ),
  semantic(
    'loungePrebooking.calculatePrice',
    'no fee at all',
    ['$.data.prebookPrice', TOTAL],
    price((value) => ({
      ...value,
      totalAmount: money(cents(value.totalAmount) - cents(value.prebookPrice)),
      prebookPrice: '0.00',
    })),
    { alsoAt: ['lounge.detail'] },
  ),
  semantic(
    'loungePrebooking.calculatePrice',
    'a discount on the fee',
    [TOTAL, '$.data.couponDiscountFee', '$.data.discountFee', '$.data.prebookPrice'],
    price((value) =>
      cents(value.discountFee) === 0
        ? value
        : {
            ...value,
            totalAmount: money(Math.round(cents(value.totalAmount) - cents(value.prebookPrice) * 0.2)),
            discountFee: money(Math.round(cents(value.discountFee) + cents(value.prebookPrice) * 0.2)),
            couponDiscountFee: money(Math.round(cents(value.discountFee) + cents(value.prebookPrice) * 0.2)),
          },
    ),
  ),
  semantic('loungePrebooking.calculatePrice', 'a price for a lounge that nobody knows', REFUSAL, () =>
    insteadOfRefusal(() => fullPrice, ['NOT_FOUND']),
  ),
  semantic('discount.checkAvailable', 'a used code that is good', REFUSAL, () =>
    insteadOfRefusal(() => ({ switchToken: 'sw' }), ['20001']),
  ),
  semantic('discount.checkAvailable', 'an unknown code that is good', REFUSAL, () =>
    insteadOfRefusal(() => ({ switchToken: 'sw' }), ['20002']),
  ),
  semantic('discount.checkAvailable', 'a used code that counts as expired', '$.errorCode', () =>
    refusingBy('20001', '20005'),
  ),
  semantic('discount.checkAvailable', 'an unknown code by a code of its own', '$.errorCode', () =>
    refusingBy('20002', 'UNKNOWN'),
  ),
  semantic(
    'discount.checkAvailable',
    'more percent than the quote takes off',
    '$.data.couponValue',
    () => editing('$.data.couponValue', (value) => String(Number(value) + 5)),
    { alsoAt: ['lounge.calculateLoungePrice'] },
  ),
  semantic(
    'discount.checkAvailable',
    'another kind of discount than the quote',
    '$.data.couponType',
    () => editing('$.data.couponType', (value) => (value === 1 ? 2 : 1)),
    { alsoAt: ['lounge.calculateLoungePrice'] },
  ),
  semantic('discount.checkAvailable', 'a code of another purchase that is good', REFUSAL, () =>
    insteadOfRefusal(() => ({ switchToken: 'sw' }), ['DISCOUNT_NOT_APPLICABLE']),
  ),
  semantic('discount.checkAvailable', 'a code for one order that is good for a second', REFUSAL, () =>
    ofOnce(insteadOfRefusal(() => ({ switchToken: 'sw', couponType: 1, couponValue: '15' }), ['20001'])),
  ),
  semantic(
    'lounge.calculateLoungePrice',
    'a code for one order that takes off a second time',
    REFUSAL,
    () => insteadOfRefusal(() => fullPrice, ['20001']),
    { alsoAt: ['discount.checkAvailable', 'lounge.createOrder'] },
  ),
]
