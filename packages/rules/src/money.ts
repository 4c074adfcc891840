import { currencyExponent } from './currency-exponent.ts'
import { accept, refuse, type Verdict } from './verdict.ts'

const AMOUNT_MESSAGE = 'This amount is not valid.'

const decimal = /^(-?)([0-9]{1,16})(?:\.([0-9]{1,4}))?$/

/**
 * `"68.00"`, `"USD"` → 6800. Exactly as many decimals as the currency has, by string and integer alone: no
 * float is ever involved. Refused when the amount is malformed or beyond the safe integers.
 */
export function toMinorUnits(amount: string, currency: string): Verdict<number> {
  const [, sign = '', whole = '', fraction = ''] = decimal.exec(amount) ?? []
  if (whole === '' || fraction.length !== currencyExponent(currency)) return refuse(AMOUNT_MESSAGE)
  const minor = Number(whole + fraction)
  if (!Number.isSafeInteger(minor)) return refuse(AMOUNT_MESSAGE)
  return accept(sign === '-' && minor !== 0 ? -minor : minor)
}

/** 6800, `"USD"` → `"68.00"`. Throws a RangeError for anything but a safe integer: such an amount is a bug. */
export function toDecimal(minorUnits: number, currency: string): string {
  if (!Number.isSafeInteger(minorUnits)) throw new RangeError('An amount is a safe integer of minor units.')
  const exponent = currencyExponent(currency)
  const digits = String(Math.abs(minorUnits)).padStart(exponent + 1, '0')
  const sign = minorUnits < 0 ? '-' : ''
  const whole = digits.slice(0, digits.length - exponent)
  return exponent === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-exponent)}`
}

/** A decimal string of major units (`"1234.50"`) with the sign of its currency. */
export type Money = { readonly amount: string; readonly currencySymbol: string }

/** Longer than any amount, and short enough that no hostile text costs time. */
const shown = /^(-?)([0-9]{1,24})(\.[0-9]{1,4})?$/

/**
 * '£1,234.50', '−£6.80' (a true minus); with a symbol of letters, 'AED 1,234.50' (a space that does not break). Works
 * on the digits alone: money is never a float. Text that is no amount comes back as it is.
 */
export function formatMoney({ amount, currencySymbol }: Money): string {
  const [, sign = '', whole, fraction = ''] = shown.exec(amount) ?? []
  if (whole === undefined) return amount
  const grouped = whole.replace(/[0-9](?=(?:[0-9]{3})+$)/g, '$&,')
  const gap = /\p{L}$/u.test(currencySymbol) ? '\u00a0' : ''
  return `${sign && '−'}${currencySymbol}${gap}${grouped}${fraction}`
}

/** The amount with the code of its currency, as a receipt states it (P510): '£68.00 GBP', and 'AED 150.00' once. */
export function formatTotal({ currency, ...money }: Money & { readonly currency: string }): string {
  const text = formatMoney(money)
  return money.currencySymbol === currency ? text : `${text} ${currency}`
}
