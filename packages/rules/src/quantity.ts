export const QUANTITY_MIN = 1
const QUANTITY_MAX = 99

/** What else bounds a booking: passengers per booking, the lead included, and places that are free. */
type QuantityLimits = {
  readonly maxBookingNum?: number | undefined
  readonly placesLeft?: number | undefined
}

/** The stepper's maximum: the least of 99, maxBookingNum and the places left, never below 1 (P85). */
export function maxQuantity({ maxBookingNum, placesLeft }: QuantityLimits = {}): number {
  return Math.max(
    QUANTITY_MIN,
    Math.min(QUANTITY_MAX, maxBookingNum ?? QUANTITY_MAX, placesLeft ?? QUANTITY_MAX),
  )
}

/** The nearest whole quantity within 1 and the maximum; what is no number becomes 1 (P84). */
export function clampQuantity(quantity: number, limits: QuantityLimits = {}): number {
  const whole = Number.isNaN(quantity) ? QUANTITY_MIN : Math.trunc(quantity)
  return Math.min(maxQuantity(limits), Math.max(QUANTITY_MIN, whole))
}
