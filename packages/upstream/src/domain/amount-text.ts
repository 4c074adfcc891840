import { formatTotal, toDecimal } from '@layover/rules/money'
import { currencySymbol } from './currency-symbol.ts'

/** '34.00 GBP', for support. */
export function amountText(minor: number, currency: string): string {
  return `${toDecimal(minor, currency)} ${currency}`
}

/** '£34.00 GBP', for a visitor: as a receipt states it (P510). */
export function totalText(minor: number, currency: string): string {
  return formatTotal({
    amount: toDecimal(minor, currency),
    currencySymbol: currencySymbol(currency),
    currency,
  })
}
