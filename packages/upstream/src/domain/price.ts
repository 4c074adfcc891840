import type { CouponType } from './catalogue.ts'

/**
 * The value of a discount code: percent (1), minor units per order (2) or per pass (3), number of free passes (4).
 */
export interface Coupon {
  readonly couponType: CouponType
  readonly value: number
}

/** A purchase to price. Amounts are minor units of one currency. */
interface PriceInput {
  readonly unitPriceMinor: number
  readonly passengerNumber: number
  /** Pre-booking fee of one person; no discount ever touches it. */
  readonly prebookFeeMinor?: number
  readonly coupon?: Coupon
}

/** The parts of a price (P115 to P118), in minor units. */
export interface PriceBreakdown {
  readonly totalMinor: number
  readonly overNumTotalMinor: number
  readonly prebookMinor: number
  readonly discountMinor: number
  readonly couponDiscountMinor: number
}

/**
 * Prices a purchase (P115 to P120). The discount is at most the passes' price. A percentage is rounded half up to the
 * minor unit, once, on the whole order. With free passes (type 4) `overNumTotalMinor` is the price of the other
 * passes; with every other type it is the full price.
 */
export function price({
  unitPriceMinor,
  passengerNumber,
  prebookFeeMinor = 0,
  coupon,
}: PriceInput): PriceBreakdown {
  const fullMinor = unitPriceMinor * passengerNumber
  const prebookMinor = prebookFeeMinor * passengerNumber
  const discountMinor = coupon === undefined ? 0 : discountOf(coupon, unitPriceMinor, passengerNumber)
  const totalMinor = fullMinor + prebookMinor - discountMinor
  if (!Number.isSafeInteger(totalMinor)) throw new RangeError('A price is a safe integer of minor units.')
  return {
    totalMinor,
    overNumTotalMinor: coupon?.couponType === 4 ? fullMinor - discountMinor : fullMinor,
    prebookMinor,
    discountMinor,
    couponDiscountMinor: discountMinor,
  }
}

function discountOf({ couponType, value }: Coupon, unitPriceMinor: number, passengerNumber: number): number {
  const fullMinor = unitPriceMinor * passengerNumber
  switch (couponType) {
    case 1:
      return Math.min(fullMinor, Math.floor((fullMinor * value + 50) / 100))
    case 2:
      return Math.min(fullMinor, value)
    case 3:
      return Math.min(unitPriceMinor, value) * passengerNumber
    case 4:
      return Math.min(passengerNumber, value) * unitPriceMinor
  }
}
