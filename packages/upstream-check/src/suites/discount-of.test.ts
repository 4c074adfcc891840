import { expect, it } from 'vitest'
import { discountOf, isRoundedUp } from './discount-of.ts'

const quoted = (people: number, unit: number) => ({
  people,
  over: people * unit,
  price: {
    currency: 'GBP',
    currencySymbol: '£',
    totalAmount: '0.00',
    overNumTotalPrice: '0.00',
    prebookPrice: '0.00',
    discountFee: '0.00',
    couponDiscountFee: '0.00',
  },
})

it.each([
  ['a whole figure is exact', '20', 1, 3400, 680],
  ['half a minor unit is rounded up', '5', 1, 3410, 171],
  ['less than half is rounded down', '20', 1, 3402, 680],
  ['the order is rounded once, not each pass', '5', 3, 3410, 512],
  ['a percentage with decimals is exact', '0.7', 1, 15_000, 105],
  ['no more than the passes cost', '150', 2, 3400, 6800],
])('of a percentage %s', (_rule, value, people, unit, off) => {
  expect(discountOf({ type: 1, value }, quoted(people, unit))).toBe(off)
})

it.each([
  [1149, '20', true],
  [1102, '20', false],
  [1100, '20', false],
  [3410, '5', true],
])('%i minor units show at %s percent whether they are rounded down: %s', (amount, percent, shows) => {
  expect(isRoundedUp(amount, percent)).toBe(shows)
})
