import { describe, expect, it } from 'vitest'
import { allAirports } from '../airports/airports.ts'
import { currencyOfCountry } from './country-currency.ts'
import { currencyOf, samplePriceMinor, toMinor } from './currencies.ts'
import { discountCodes } from './discount-codes.ts'
import { plans } from './plans.ts'
import { walkUpPrice } from './walk-up-price.ts'

describe('minor units', () => {
  it.each([
    ['GBP', 34, 3400],
    ['JPY', 5200, 5200],
    ['KWD', 12.5, 12_500],
  ])('use the ISO digits of %s', (code, major, minor) => {
    expect(toMinor(major, currencyOf(code))).toBe(minor)
  })

  it('never round a price down to nothing', () => {
    expect(samplePriceMinor(currencyOf('GBP'), 0.001)).toBe(100)
  })

  it('agree with Intl’s digits, where ISO and Intl mean the same', () => {
    for (const code of ['GBP', 'USD', 'JPY', 'KRW', 'KWD', 'BHD', 'OMR', 'JOD', 'CLP', 'ISK', 'VND', 'EUR']) {
      const intl = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      expect(currencyOf(code).minorUnitDigits).toBe(intl.maximumFractionDigits)
    }
  })

  it('exist for every airport’s country', () => {
    for (const { countryCode } of allAirports())
      expect(currencyOfCountry(countryCode).step).toBeGreaterThan(0)
    expect(currencyOfCountry('JP').code).toBe('JPY')
    expect(currencyOfCountry('HR').code).toBe('EUR')
  })
})

describe('the plans', () => {
  it('are three, for a year, and each visit costs less than a walk-up pass', () => {
    expect(plans()).toHaveLength(3)
    for (const plan of plans()) {
      expect(plan.validityMonths).toBe(12)
      expect(plan.currency).toBe(walkUpPrice.currency)
      expect(plan.priceMinor / plan.visitsIncluded).toBeLessThan(walkUpPrice.priceMinor)
      expect(plan.additionalVisitPriceMinor).toBeLessThan(walkUpPrice.priceMinor)
    }
  })

  it('grow cheaper per visit as they grow', () => {
    const perVisit = plans().map(({ priceMinor, visitsIncluded }) => priceMinor / visitsIncluded)
    expect(perVisit).toEqual([...perVisit].sort((a, b) => b - a))
  })
})

describe('the discount codes', () => {
  const byCode = new Map(discountCodes().map((code) => [code.code, code]))
  const now = '2026-06-01T00:00:00Z'

  it('show every coupon type (P119), once each code, at most 30 characters', () => {
    expect(new Set(discountCodes().map(({ couponType }) => couponType))).toEqual(new Set([1, 2, 3, 4]))
    expect(byCode.size).toBe(discountCodes().length)
    for (const code of byCode.keys()) expect(code).toMatch(/^[A-Z0-9]{1,30}$/)
  })

  it('name a currency for a fixed amount and for nothing else', () => {
    for (const { couponType, currency } of byCode.values()) {
      expect(currency !== null).toBe(couponType === 2 || couponType === 3)
    }
  })

  it('never take more than all of a price', () => {
    for (const { couponType, value } of byCode.values()) {
      expect(value).toBeGreaterThan(0)
      if (couponType === 1) expect(value).toBeLessThanOrEqual(100)
    }
  })

  it('include a used one, an expired one and valid ones', () => {
    const used = byCode.get('USED01')
    expect(used?.initialRedemptions).toBe(used?.maxRedemptions)
    expect((byCode.get('EXPIRED1')?.validUntil ?? now) < now).toBe(true)
    for (const code of ['LAYOVER20', 'WELCOME10', 'TENOFF', 'FIVEEACH', 'TWOFREE', 'ALLFREE', 'ONCE15']) {
      const row = byCode.get(code)
      expect(row !== undefined && row.validFrom <= now && now < row.validUntil).toBe(true)
    }
  })
})
