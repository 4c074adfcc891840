import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARD_EXPIRED_MESSAGE, CARD_EXPIRY_MESSAGE, checkCardExpiry, toMmyy } from './card-expiry.ts'

const now = Date.UTC(2026, 10, 21, 12)
const mistake = { ok: false, message: CARD_EXPIRY_MESSAGE }
const expired = { ok: false, message: CARD_EXPIRED_MESSAGE }

describe('card expiry', () => {
  it('reads what people type and what browsers fill in', () => {
    for (const text of ['12/29', '1229', '12/2029', '2029-12', ' 12 / 29 ']) {
      expect(checkCardExpiry(text, now)).toEqual({ ok: true, value: { month: 12, year: 2029 } })
    }
  })

  it('refuses every other shape and every month outside 01 to 12', () => {
    const texts = [
      '',
      '1/29',
      '00/29',
      '13/29',
      '122029',
      '12-29',
      '12/029',
      '2029-13',
      '12 29',
      '１２/２９',
      '12/29x',
    ]
    for (const text of texts) expect(checkCardExpiry(text, now)).toEqual(mistake)
  })

  it('holds to the last millisecond of its month anywhere on Earth', () => {
    const endOnBakerIsland = Date.UTC(2026, 11, 1, 12)
    expect(checkCardExpiry('11/26', endOnBakerIsland - 1).ok).toBe(true)
    expect(checkCardExpiry('11/26', endOnBakerIsland)).toEqual(expired)
    expect(checkCardExpiry('12/26', Date.UTC(2027, 0, 1, 12) - 1).ok).toBe(true)
    expect(checkCardExpiry('12/26', Date.UTC(2027, 0, 1, 12))).toEqual(expired)
  })

  it('allows 25 years ahead to the month and not one month more', () => {
    expect(checkCardExpiry('11/51', now).ok).toBe(true)
    expect(checkCardExpiry('12/51', now)).toEqual(mistake)
    // It is December already on Kiritimati.
    expect(checkCardExpiry('12/51', Date.UTC(2026, 10, 30, 10)).ok).toBe(true)
    expect(checkCardExpiry('12/51', Date.UTC(2026, 10, 30, 10) - 1)).toEqual(mistake)
  })

  it('distinguishes a past date from a mistyped one', () => {
    expect(checkCardExpiry('10/26', now)).toEqual({
      ok: false,
      message: 'The card you entered has expired. Please check the date or choose another.',
    })
    expect(checkCardExpiry('10/2125', now)).toEqual({
      ok: false,
      message: 'Please check the expiry date for mistakes.',
    })
  })

  it('reads two digits across the turn of a century', () => {
    const in2090 = Date.UTC(2090, 5, 15)
    expect(checkCardExpiry('06/05', in2090)).toEqual({ ok: true, value: { month: 6, year: 2105 } })
    expect(checkCardExpiry('06/89', in2090)).toEqual(expired)
  })

  it('accepts exactly the months from this one to 25 years ahead, in any form', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 600 }), fc.boolean(), (ahead, isIso) => {
        const date = new Date(Date.UTC(2026, 10 + ahead, 1))
        const [year, month] = date.toISOString().split('-') as [string, string]
        const verdict = checkCardExpiry(isIso ? `${year}-${month}` : `${month}/${year}`, now)
        expect(verdict.ok).toBe(ahead >= 0 && ahead <= 300)
        if (verdict.ok) expect(toMmyy(verdict.value)).toBe(`${month}${year.slice(2)}`)
      }),
    )
  })
})
