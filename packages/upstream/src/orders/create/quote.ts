import type { ServiceType } from '@layover/contracts'
import { foldDiscountCode } from '@layover/rules/discount-code'
import { toDecimal } from '@layover/rules/money'
import type { CouponType } from '../../domain/catalogue.ts'
import { couponRefusal, isInCurrency } from '../../domain/coupon-refusal.ts'
import { currencySymbol } from '../../domain/currency-symbol.ts'
import { type PriceBreakdown, price } from '../../domain/price.ts'
import { Refused } from '../../domain/refused.ts'
import type { DiscountStanding } from '../../store/repositories/discounts.ts'

/** A purchase to price. Amounts are minor units of `currency`. */
interface QuoteInput {
  readonly serviceType: ServiceType
  readonly currency: string
  readonly unitPriceMinor: number
  readonly prebookFeeMinor?: number
  readonly passengerNumber: number
  readonly discountCode?: string | undefined
}

export interface Quote extends PriceBreakdown {
  readonly currency: string
  readonly currencySymbol: string
  readonly discount?: DiscountStanding
}

/**
 * Prices a purchase with its discount code.
 *
 * @param find reads the code, inside or outside a transaction
 * @throws Refused when the code cannot be used; a full price is never returned silently
 */
export async function quote(
  input: QuoteInput,
  find: (code: string) => Promise<DiscountStanding | undefined>,
  now: Date,
): Promise<Quote> {
  const { currency, unitPriceMinor, prebookFeeMinor = 0, passengerNumber, discountCode } = input
  const purchase = { unitPriceMinor, prebookFeeMinor, passengerNumber }
  const money = { currency, currencySymbol: currencySymbol(currency) }
  if (discountCode === undefined) return { ...money, ...price(purchase) }
  const discount = await find(foldDiscountCode(discountCode))
  const refusal = couponRefusal(discount, input.serviceType, now)
  if (refusal !== undefined || discount === undefined) throw new Refused(refusal ?? '20002')
  if (!isInCurrency(discount, currency)) throw new Refused('DISCOUNT_NOT_APPLICABLE')
  const coupon = { couponType: discount.coupon_type, value: discount.value }
  return { ...money, ...price({ ...purchase, coupon }), discount }
}

/** A quote (P308): money as decimal text. */
export function toPrice(quoted: Quote) {
  const decimal = (minor: number) => toDecimal(minor, quoted.currency)
  return {
    currency: quoted.currency,
    currencySymbol: quoted.currencySymbol,
    totalAmount: decimal(quoted.totalMinor),
    overNumTotalPrice: decimal(quoted.overNumTotalMinor),
    prebookPrice: decimal(quoted.prebookMinor),
    discountFee: decimal(quoted.discountMinor),
    ...(quoted.discount === undefined ? {} : couponLabel(quoted.discount)),
    couponDiscountFee: decimal(quoted.couponDiscountMinor),
  }
}

/** The value of a code (P119): percent, money in major units, or passes. */
export function couponLabel(discount: {
  readonly coupon_type: CouponType
  readonly value: number
  readonly currency: string | null
}) {
  const isMoney = discount.currency !== null && (discount.coupon_type === 2 || discount.coupon_type === 3)
  const couponValue = isMoney ? toDecimal(discount.value, discount.currency) : String(discount.value)
  return { couponType: discount.coupon_type, couponValue }
}
