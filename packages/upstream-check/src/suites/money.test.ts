import { expect, it } from 'vitest'
import { amountText } from './money.ts'

it('minor units are shown as an answer writes them, where an amount has them', () => {
  expect([amountText(1000, 'GBP'), amountText(1000, 'JPY'), amountText(10 / 3, 'GBP')]).toEqual([
    '"10.00"',
    '"1000"',
    '3.3333333333333335 minor units',
  ])
})
