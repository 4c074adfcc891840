import { expect, it } from 'vitest'
import { lowestPrice } from './lowest-price.ts'

const pounds = (amount: string) => ({ amount, currency: 'GBP', currencySymbol: '£' })
const yen = (amount: string) => ({ amount, currency: 'JPY', currencySymbol: '¥' })

it('compares amounts, not their text', () => {
  expect(lowestPrice([pounds('11.00'), pounds('9.50'), pounds('100.00')], 'GBP')).toEqual(pounds('9.50'))
})

it('compares prices of one currency only', () => {
  expect(lowestPrice([yen('5'), pounds('9.50')], 'GBP')).toEqual(pounds('9.50'))
  expect(lowestPrice([yen('5')], 'GBP')).toBeUndefined()
})

it('leaves out what is no amount of its currency', () => {
  expect(lowestPrice([pounds('1'), pounds('free'), pounds('9.50')], 'GBP')).toEqual(pounds('9.50'))
  expect(lowestPrice([], undefined)).toBeUndefined()
})
