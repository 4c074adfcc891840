import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clampQuantity, maxQuantity } from './quantity.ts'

it('takes the least of 99, the booking’s maximum and the places left', () => {
  expect(maxQuantity()).toBe(99)
  expect(maxQuantity({ maxBookingNum: 6 })).toBe(6)
  expect(maxQuantity({ maxBookingNum: 6, placesLeft: 2 })).toBe(2)
  expect(maxQuantity({ maxBookingNum: 400 })).toBe(99)
  expect(maxQuantity({ placesLeft: 0 })).toBe(1)
})

it('always answers a whole number within its limits', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: -3, max: 300 }), (quantity, placesLeft) => {
      const clamped = clampQuantity(quantity, { placesLeft })
      expect(Number.isInteger(clamped)).toBe(true)
      expect(clamped).toBeGreaterThanOrEqual(1)
      expect(clamped).toBeLessThanOrEqual(maxQuantity({ placesLeft }))
    }),
  )
})
