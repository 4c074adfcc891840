import { describe, expect, it } from 'vitest'
import { couponRefusal, isInCurrency } from './coupon-refusal.ts'

const standing = {
  service_types: ['LOUNGE' as const],
  valid_from: new Date('2026-01-01T00:00:00Z'),
  valid_until: new Date('2027-01-01T00:00:00Z'),
  max_redemptions: 2,
  uses: 1,
  max_per_email: null,
  usesByBuyer: 0,
}
const during = new Date('2026-06-01T00:00:00Z')

describe('a discount code', () => {
  it('can be used from its first instant to just before its last', () => {
    expect(couponRefusal(standing, 'LOUNGE', standing.valid_from)).toBeUndefined()
    expect(couponRefusal(standing, 'LOUNGE', new Date('2026-12-31T23:59:59.999Z'))).toBeUndefined()
    expect(couponRefusal(standing, 'LOUNGE', standing.valid_until)).toBe('20005')
  })

  it('that is unknown or not valid yet is refused as not valid', () => {
    expect(couponRefusal(undefined, 'LOUNGE', during)).toBe('20002')
    expect(couponRefusal(standing, 'LOUNGE', new Date('2025-12-31T23:59:59.999Z'))).toBe('20002')
  })

  it('is used once its last use is taken or reserved', () => {
    expect(couponRefusal({ ...standing, uses: 2 }, 'LOUNGE', during)).toBe('20001')
    expect(
      couponRefusal({ ...standing, uses: 2000, max_redemptions: null }, 'LOUNGE', during),
    ).toBeUndefined()
  })

  it('is used once its buyer has used it as often as one email address may', () => {
    const twiceEach = { ...standing, max_per_email: 2 }
    expect(couponRefusal({ ...twiceEach, usesByBuyer: 1 }, 'LOUNGE', during)).toBeUndefined()
    expect(couponRefusal({ ...twiceEach, usesByBuyer: 2 }, 'LOUNGE', during)).toBe('20001')
    expect(couponRefusal({ ...standing, usesByBuyer: 2 }, 'LOUNGE', during)).toBeUndefined()
  })

  it('applies to its own purchases only', () => {
    expect(couponRefusal(standing, 'FASTTRACK', during)).toBe('DISCOUNT_NOT_APPLICABLE')
  })

  it('of a fixed amount applies in its own currency only', () => {
    expect(isInCurrency({ currency: 'GBP' }, 'GBP')).toBe(true)
    expect(isInCurrency({ currency: 'GBP' }, 'EUR')).toBe(false)
    expect(isInCurrency({ currency: null }, 'EUR')).toBe(true)
  })
})
