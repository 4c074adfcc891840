import type { Price } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import type { DiscountData } from '../../session/session-state.ts'
import type { SummaryLine } from '../../ui/card/summary.tsx'
import type { PriceOfOne } from './journey.ts'
import type { QuotedPrice } from './quoted-price.ts'

type Bought = {
  readonly count: number
  readonly unit: { readonly one: string; readonly many: string }
  readonly each?: PriceOfOne | undefined
}

/** The coupon that pays for a number of passes in full (P119). */
const FREE_PASSES = 4
const ZERO = /^0(\.0+)?$/

/** The placeholder of an amount, at its height. */
export const PENDING = '…'
/** Stands for an amount that did not come. */
export const LOST = '–'
export const PRE_BOOKING_FEE = 'Pre-booking fee'

/** Whether an amount is zero, in a currency of any number of decimals. */
export function isZero(amount: string): boolean {
  return ZERO.test(amount)
}

/** Whether the total is zero: then no card is needed (P123). */
export function isFree(price: Pick<Price, 'totalAmount'>): boolean {
  return isZero(price.totalAmount)
}

/** '3 passes', '1 pass'. */
export function countOf({ count, unit }: Bought): string {
  return `${count} ${count === 1 ? unit.one : unit.many}`
}

/** '3 passes at £34.00'. The price of one comes from its own call, and is shown only in the quote's currency. */
function countAtPrice(bought: Bought, currency: string): string {
  const { each } = bought
  if (each?.currency !== currency) return countOf(bought)
  return `${countOf(bought)} at ${formatMoney({ ...each, amount: each.price })}`
}

function discountLabel(code: string): string {
  return `Discount ${code}`.trim()
}

/**
 * The lines while a quote is on its way: as many as it will have, so that the button below does not move away from under
 * a press when it comes.
 *
 * @param more the labels of a journey's further lines
 * @param known the lines of the quote before, which lend their amounts
 * @param blank stands for any other amount
 */
export function pendingLines(
  bought: Bought,
  { discountCode, discountCodeValid, deductType, deductValue }: DiscountData,
  more: readonly string[] = [],
  known: readonly SummaryLine[] = [],
  blank = PENDING,
): SummaryLine[] {
  if (bought.count === 0) return []
  const isAllFree = deductType === FREE_PASSES && bought.count <= Number(deductValue)
  const discount = discountCodeValid && !isAllFree ? [discountLabel(discountCode)] : []
  return [countOf(bought), ...discount, ...more].map(
    (label) => known.find((line) => line.label.startsWith(label)) ?? { label, amount: blank },
  )
}

/**
 * The quote as lines. It labels the quote's own amounts and computes none (P112). Passes that a coupon pays for are
 * described in words, because the quote holds only the rest.
 */
export function priceLines(price: QuotedPrice, bought: Bought, discountCode: string): SummaryLine[] {
  if (price.lines) return orderLines(price.lines, price.currencySymbol)
  const money = (amount: string) => formatMoney({ amount, currencySymbol: price.currencySymbol })
  const hasDiscount = !isZero(price.discountFee)
  const discount = discountLabel(discountCode)
  const lines: SummaryLine[] =
    hasDiscount && price.couponType === FREE_PASSES
      ? freePassLines(price, bought, discount)
      : [{ label: countAtPrice(bought, price.currency), amount: money(price.overNumTotalPrice) }]
  if (hasDiscount && price.couponType !== FREE_PASSES)
    lines.push({ label: discount, amount: money(`-${price.discountFee}`), isGood: true })
  if (!isZero(price.prebookPrice)) lines.push({ label: PRE_BOOKING_FEE, amount: money(price.prebookPrice) })
  return lines
}

/** The passes that the code pays for, and the rest, if any (P118). */
function freePassLines(price: QuotedPrice, bought: Bought, discount: string): SummaryLine[] {
  const money = (amount: string) => formatMoney({ amount, currencySymbol: price.currencySymbol })
  const worth = `worth ${money(price.discountFee)}`
  if (isZero(price.overNumTotalPrice))
    return [{ label: `${countOf(bought)} free, ${discount}`, amount: worth, isGood: true }]
  const free = Number(price.couponValue ?? 0)
  const isCounted = free > 0 && free < bought.count
  const covered = isCounted ? `${countOf({ ...bought, count: free })} free, ${discount}` : discount
  const rest = isCounted
    ? countAtPrice({ ...bought, count: bought.count - free }, price.currency)
    : 'Not covered by the code'
  return [
    { label: rest, amount: money(price.overNumTotalPrice) },
    { label: covered, amount: worth, isGood: true },
  ]
}

/** An order's own lines with their amounts, as on the receipt. A reduction is marked as good. */
export function orderLines(lines: NonNullable<QuotedPrice['lines']>, currencySymbol: string): SummaryLine[] {
  return lines.map(({ name, quantity, amount }) => ({
    label: quantity > 1 ? `${quantity} × ${name}` : name,
    amount: formatMoney({ amount, currencySymbol }),
    isGood: amount.startsWith('-'),
  }))
}

/**
 * The effect of a coupon in words. An unknown type reads 'Discount' (P119).
 *
 * @param currencySymbol undefined while there is no price: an amount in no currency is not shown
 * @param count the number in the cart: no more than these are free; 0 while nothing is chosen
 */
export function couponText(
  type: number | null,
  value: string,
  currencySymbol: string | undefined,
  { count, unit }: Pick<Bought, 'count' | 'unit'>,
): string {
  const number = value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  // Before the price with the discount nothing is said of its amount, not even that there is one.
  const unnamed = currencySymbol === undefined ? 'Code accepted.' : 'Discount applied.'
  if (value === '') return unnamed
  if (type === 1) return `${number}% off.`
  const amount = currencySymbol && formatMoney({ amount: value, currencySymbol })
  if (type === 2 && amount) return `${amount} off this order.`
  if (type === 3 && amount) return `${amount} off each ${unit.one}.`
  if (type === FREE_PASSES) {
    const most = Number(number)
    return `${countOf({ count: count === 0 ? most : Math.min(most, count), unit })} free.`
  }
  return unnamed
}
