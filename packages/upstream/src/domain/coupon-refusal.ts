import type { ServiceType } from '../catalogue/catalogue-types.ts'

/** Spec §8's codes, and ours for a code that is good but for something else. */
export type CouponRefusal = '20001' | '20002' | '20005' | 'DISCOUNT_NOT_APPLICABLE'

/** What decides whether a code can be used now. */
export interface CouponStanding {
  readonly service_types: readonly ServiceType[]
  readonly valid_from: Date
  readonly valid_until: Date
  readonly max_redemptions: number | null
  /** Orders that used it or keep it reserved. */
  readonly uses: number
}

/**
 * Why a code cannot be used, or undefined when it can. A code that does not exist and one that does not hold yet
 * answer alike. It holds from `valid_from`, inclusive, to `valid_until`, exclusive.
 */
export function couponRefusal(
  coupon: CouponStanding | undefined,
  serviceType: ServiceType,
  now: Date,
): CouponRefusal | undefined {
  if (coupon === undefined || now < coupon.valid_from) return '20002'
  if (now >= coupon.valid_until) return '20005'
  if (coupon.max_redemptions !== null && coupon.uses >= coupon.max_redemptions) return '20001'
  return coupon.service_types.includes(serviceType) ? undefined : 'DISCOUNT_NOT_APPLICABLE'
}

/** Fixed amounts hold in their own currency alone; percentages and free passes in every one. */
export function isInCurrency(coupon: { readonly currency: string | null }, currency: string): boolean {
  return coupon.currency === null || coupon.currency === currency
}
