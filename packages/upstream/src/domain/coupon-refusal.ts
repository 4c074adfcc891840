import type { discountErrorCodes, ServiceType, UnusableCodeError } from '@layover/contracts'

/** What decides whether a code can be used now. */
interface UseStanding {
  readonly valid_from: Date
  readonly valid_until: Date
  readonly max_redemptions: number | null
  /** Orders that used it, or that are being paid with it. */
  readonly uses: number
}

/** The same, with what the code is for. */
interface CouponStanding extends UseStanding {
  readonly service_types: readonly ServiceType[]
}

/**
 * Why a code cannot be used now, or undefined when it can. A code that does not exist and one that does not hold yet
 * answer alike. It holds from `valid_from`, inclusive, to `valid_until`, exclusive.
 */
export function useRefusal(coupon: UseStanding | undefined, now: Date): UnusableCodeError | undefined {
  if (coupon === undefined || now < coupon.valid_from) return '20002'
  if (now >= coupon.valid_until) return '20005'
  return coupon.max_redemptions !== null && coupon.uses >= coupon.max_redemptions ? '20001' : undefined
}

/** Why a code cannot be used now for this purchase, or undefined when it can. */
export function couponRefusal(
  coupon: CouponStanding | undefined,
  serviceType: ServiceType,
  now: Date,
): (typeof discountErrorCodes)[number] | undefined {
  const refusal = useRefusal(coupon, now)
  if (refusal !== undefined || coupon === undefined) return refusal
  return coupon.service_types.includes(serviceType) ? undefined : 'DISCOUNT_NOT_APPLICABLE'
}

/** Fixed amounts hold in their own currency alone; percentages and free passes in every one. */
export function isInCurrency(coupon: { readonly currency: string | null }, currency: string): boolean {
  return coupon.currency === null || coupon.currency === currency
}
