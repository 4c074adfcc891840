import { expect, it } from 'vitest'
import { currencySymbol } from './currency-symbol.ts'

it.each([
  ['GBP', '£'],
  ['CHF', 'CHF'],
  ['TND', 'TND'],
])('prices in %s stand behind %s', (currency, symbol) => {
  expect(currencySymbol(currency)).toBe(symbol)
})
