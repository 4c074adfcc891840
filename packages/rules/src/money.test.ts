import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, formatTotal, toDecimal, toMinorUnits } from './money.ts'

const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD')

describe('money', () => {
  it('comes back unchanged from minor units to text and back, over all safe integers', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (minor, code) => {
        expect(toMinorUnits(toDecimal(minor, code), code)).toEqual({ ok: true, value: minor })
      }),
    )
  })

  it('has as many decimals as its currency', () => {
    expect(toDecimal(6800, 'USD')).toBe('68.00')
    expect(toDecimal(5, 'USD')).toBe('0.05')
    expect(toDecimal(6800, 'JPY')).toBe('6800')
    expect(toDecimal(6800, 'KWD')).toBe('6.800')
    expect(toDecimal(-5, 'USD')).toBe('-0.05')
    expect(toMinorUnits('0.29', 'USD')).toEqual({ ok: true, value: 29 })
  })

  it('refuses amounts that are not written as the currency writes them', () => {
    for (const amount of [
      '',
      '68',
      '68.0',
      '68.000',
      '.50',
      '68,00',
      '1e3',
      ' 68.00',
      '+1.00',
      'NaN',
      '٦٨.00',
      '90071992547409.93',
    ]) {
      expect(toMinorUnits(amount, 'USD').ok).toBe(false)
    }
    expect(toMinorUnits('68.00', 'JPY').ok).toBe(false)
    expect(toMinorUnits('90071992547409.91', 'USD')).toEqual({ ok: true, value: Number.MAX_SAFE_INTEGER })
  })

  it('knows no minus zero', () => {
    expect(toMinorUnits('-0.00', 'USD')).toEqual({ ok: true, value: 0 })
  })

  it('throws for a fraction of a minor unit, since that is a bug', () => {
    expect(() => toDecimal(0.5, 'USD')).toThrow(RangeError)
  })

  it.each([
    ['1234567.50', '$', '$1,234,567.50'],
    ['68.00', 'AED', 'AED\u00a068.00'],
    ['-68.00', 'CHF', '−CHF\u00a068.00'],
    ['6800', '¥', '¥6,800'],
    ['0.00', '£', '£0.00'],
    ['-6.80', '£', '−£6.80'],
    ['90071992547409931.07', '£', '£90,071,992,547,409,931.07'],
    ['free', '£', 'free'],
  ])('writes %s with %s as %s, digit by digit', (amount, currencySymbol, written) => {
    expect(formatMoney({ amount, currencySymbol })).toBe(written)
  })

  it.each([
    ['£', 'GBP', '£150.00 GBP'],
    ['AED', 'AED', 'AED\u00a0150.00'],
    ['Fr', 'CHF', 'Fr\u00a0150.00 CHF'],
  ])('writes a total in %s with the code %s once', (currencySymbol, currency, written) => {
    expect(formatTotal({ amount: '150.00', currencySymbol, currency })).toBe(written)
  })
})
