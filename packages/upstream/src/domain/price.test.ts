import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Coupon, price } from './price.ts'

const coupons: fc.Arbitrary<Coupon> = fc.oneof(
  fc.record({ couponType: fc.constant(1 as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    couponType: fc.constantFrom(2 as const, 3 as const),
    value: fc.integer({ min: 1, max: 10_000_000 }),
  }),
  fc.record({ couponType: fc.constant(4 as const), value: fc.integer({ min: 1, max: 99 }) }),
)
const purchases = fc.record({
  unitPriceMinor: fc.integer({ min: 0, max: 100_000_000 }),
  passengerNumber: fc.integer({ min: 1, max: 99 }),
  prebookFeeMinor: fc.integer({ min: 0, max: 10_000_000 }),
})

describe('a price', () => {
  it('adds up: what the passes and the fee cost, less the discount', () => {
    fc.assert(
      fc.property(purchases, fc.option(coupons, { nil: undefined }), (purchase, coupon) => {
        const priced = price(coupon ? { ...purchase, coupon } : purchase)
        const full = purchase.unitPriceMinor * purchase.passengerNumber
        expect(priced.totalMinor).toBe(full + priced.prebookMinor - priced.discountMinor)
        const isCovered = coupon?.couponType === 4
        expect(priced.overNumTotalMinor).toBe(isCovered ? full - priced.discountMinor : full)
        expect(priced.couponDiscountMinor).toBeLessThanOrEqual(priced.discountMinor)
      }),
    )
  })

  it('is never below the pre-booking fee, which no discount touches', () => {
    fc.assert(
      fc.property(purchases, coupons, (purchase, coupon) => {
        const priced = price({ ...purchase, coupon })
        expect(priced.prebookMinor).toBe(purchase.prebookFeeMinor * purchase.passengerNumber)
        expect(priced.totalMinor).toBeGreaterThanOrEqual(priced.prebookMinor)
        expect(priced.discountMinor).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('consists of whole minor units', () => {
    fc.assert(
      fc.property(purchases, coupons, (purchase, coupon) => {
        for (const amount of Object.values(price({ ...purchase, coupon }))) {
          expect(Number.isSafeInteger(amount)).toBe(true)
        }
      }),
    )
  })

  const three = { unitPriceMinor: 3400, passengerNumber: 3 }

  it.each([
    [{ couponType: 1, value: 20 }, 2040, 8160, 10_200],
    [{ couponType: 2, value: 1000 }, 1000, 9200, 10_200],
    [{ couponType: 2, value: 99_999 }, 10_200, 0, 10_200],
    [{ couponType: 3, value: 500 }, 1500, 8700, 10_200],
    [{ couponType: 3, value: 9999 }, 10_200, 0, 10_200],
    [{ couponType: 4, value: 2 }, 6800, 3400, 3400],
    [{ couponType: 4, value: 99 }, 10_200, 0, 0],
  ] as const)(
    'takes off the discount of coupon %o',
    (coupon, discountMinor, totalMinor, overNumTotalMinor) => {
      expect(price({ ...three, coupon })).toMatchObject({ discountMinor, totalMinor, overNumTotalMinor })
    },
  )

  it('rounds a percentage half up, once for the whole order', () => {
    const coupon = { couponType: 1, value: 15 } as const
    expect(price({ unitPriceMinor: 10, passengerNumber: 1, coupon }).discountMinor).toBe(2)
    expect(price({ unitPriceMinor: 9, passengerNumber: 1, coupon }).discountMinor).toBe(1)
    expect(price({ unitPriceMinor: 9, passengerNumber: 3, coupon }).discountMinor).toBe(4)
  })
})
