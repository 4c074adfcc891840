import { expect, it } from 'vitest'
import { formatMoney } from './money.ts'

it.each([
  ['73.20', '£73.20'],
  ['0.00', '£0.00'],
  ['1234.50', '£1,234.50'],
  ['1234567.89', '£1,234,567.89'],
  ['-6.80', '−£6.80'],
  ['90071992547409931.07', '£90,071,992,547,409,931.07'],
  ['3400', '£3,400'],
])('writes %s as %s, digit by digit', (amount, written) => {
  expect(formatMoney({ amount, currencySymbol: '£' })).toBe(written)
})
