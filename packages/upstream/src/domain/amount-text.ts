import { toDecimal } from '@layover/rules/money'

/** '34.00 GBP' */
export function amountText(minor: number, currency: string): string {
  return `${toDecimal(minor, currency)} ${currency}`
}
