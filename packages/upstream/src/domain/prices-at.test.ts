import { describe, expect, it } from 'vitest'
import { ownCatalogue } from '../network/own-catalogue.test-kit.ts'
import type { ScheduledPrice } from './catalogue.ts'
import { priceSpan, pricesAt } from './prices-at.ts'

const price = (change: Partial<ScheduledPrice>): ScheduledPrice => ({
  kind: 'WALK_UP',
  code: '',
  validFrom: '2026-12-01T00:00:00Z',
  priceMinor: 4000,
  feeMinor: null,
  additionalVisitPriceMinor: null,
  ...change,
})
const catalogue = ownCatalogue({
  prices: [
    price({ validFrom: '2027-01-01T00:00:00Z', priceMinor: 4500 }),
    price({}),
    price({ kind: 'LOUNGE', code: 'LHR-OWN', priceMinor: 5000, feeMinor: 700 }),
    price({ kind: 'LANE', code: 'LHR-FT-OWN', priceMinor: 1500 }),
    price({ kind: 'PLAN', code: 'OWN-SIX', priceMinor: 20_000, additionalVisitPriceMinor: 3100 }),
  ],
})
const at = (instant: string) => pricesAt(catalogue, new Date(instant))

describe('a scheduled price', () => {
  it('leaves the price of the thing itself until it begins, to the millisecond', () => {
    expect(at('2026-11-30T23:59:59.999Z').walkUp?.priceMinor).toBe(3000)
    expect(at('2026-12-01T00:00:00.000Z').walkUp?.priceMinor).toBe(4000)
  })

  it('holds until the next one begins, whatever their order', () => {
    expect(at('2026-12-31T23:59:59.999Z').walkUp?.priceMinor).toBe(4000)
    expect(at('2027-01-01T00:00:00.000Z').walkUp?.priceMinor).toBe(4500)
  })

  it('is that of its lounge with the fee, its lane, or its plan with additional visits, and of no other', () => {
    const { lounges, lanes, plans } = at('2026-12-02T00:00:00Z')
    expect(lounges.map(({ entryPriceMinor, prebookFeeMinor }) => [entryPriceMinor, prebookFeeMinor])).toEqual(
      [
        [5000, 700],
        [3200, 300],
      ],
    )
    expect(lanes[0]?.priceMinor).toBe(1500)
    expect(plans[0]).toMatchObject({ priceMinor: 20_000, additionalVisitPriceMinor: 3100 })
  })
})

describe('the span in which no price begins', () => {
  it.each([
    ['2026-11-24T00:00:00Z', undefined, '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T00:00:00Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2027-06-01T00:00:00Z', '2027-01-01T00:00:00.000Z', undefined],
  ])('around %s is from %s to %s', (now, from, until) => {
    const span = priceSpan(catalogue.prices, new Date(now))
    const text = (time: number) => (Number.isFinite(time) ? new Date(time).toISOString() : undefined)
    expect([text(span.from), text(span.until)]).toEqual([from, until])
  })
})
