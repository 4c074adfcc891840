import type { discountErrorCodes, ServiceType, UnusableCodeError } from '@layover/contracts'

/** The facts that decide whether a code can be used now. */
interface UseStanding {
  readonly valid_from: Date
  readonly valid_until: Date
  readonly max_redemptions: number | null
  /** Orders that used it, or that are being paid with it. */
  readonly uses: number
  readonly max_per_email: number | null
  /** The same with this buyer's email address; 0 where no buyer is known yet. */
  readonly usesByBuyer: number
}

/** The same facts, and the services that the code is valid for. */
interface CouponStanding extends UseStanding {
  readonly service_types: readonly ServiceType[]
}

/**
 * Returns why a code cannot be used now, or undefined when it can. An unknown code and one that is not valid yet get
 * the same refusal. A code is valid from `valid_from`, inclusive, to `valid_until`, exclusive.
 */
export function useRefusal(coupon: UseStanding | undefined, now: Date): UnusableCodeError | undefined {
  if (coupon === undefined || now < coupon.valid_from) return '20002'
  if (now >= coupon.valid_until) return '20005'
  const { max_redemptions: max, max_per_email: maxPerEmail, uses, usesByBuyer } = coupon
  const isUsed = (max !== null && uses >= max) || (maxPerEmail !== null && usesByBuyer >= maxPerEmail)
  return isUsed ? '20001' : undefined
}

/** Whether nothing but the buyer's own uses refuses a code now. */
export function isUsedByBuyer(coupon: UseStanding | undefined, now: Date): boolean {
  if (useRefusal(coupon, now) === undefined) return false
  return useRefusal(coupon && { ...coupon, usesByBuyer: 0 }, now) === undefined
}

/** Returns why a code cannot be used now for this purchase, or undefined when it can. */
export function couponRefusal(
  coupon: CouponStanding | undefined,
  serviceType: ServiceType,
  now: Date,
): (typeof discountErrorCodes)[number] | undefined {
  const refusal = useRefusal(coupon, now)
  if (refusal !== undefined || coupon === undefined) return refusal
  return coupon.service_types.includes(serviceType) ? undefined : 'DISCOUNT_NOT_APPLICABLE'
}

/**
 * Whether a code applies to prices in this currency. Fixed amounts apply in their own only, percentages and free
 * passes in every one.
 */
export function isInCurrency(coupon: { readonly currency: string | null }, currency: string): boolean {
  return coupon.currency === null || coupon.currency === currency
}
