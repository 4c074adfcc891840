import type { Catalogue, PricedThing, ScheduledPrice } from './catalogue.ts'

/** What of a catalogue has a price. */
export type Priced = Pick<Catalogue, 'lounges' | 'lanes' | 'plans'> & {
  /** Undefined where no catalogue was ever imported. */
  walkUp: Catalogue['walkUp'] | undefined
}

/** The catalogue's offers at their prices of an instant (P560). */
export function pricesAt(
  { lounges, lanes, plans, walkUp, prices }: Priced & Pick<Catalogue, 'prices'>,
  at: Date,
): Priced {
  const priceOf = scheduleAt(prices, at)
  const ofPass = priceOf('WALK_UP', '')
  return {
    lounges: lounges.map((lounge) => {
      const price = priceOf('LOUNGE', lounge.loungeCode)
      if (price === undefined) return lounge
      const prebookFeeMinor = price.feeMinor ?? lounge.prebookFeeMinor
      return { ...lounge, entryPriceMinor: price.priceMinor, prebookFeeMinor }
    }),
    lanes: lanes.map((lane) => {
      const price = priceOf('LANE', lane.cipCode)
      return price === undefined ? lane : { ...lane, priceMinor: price.priceMinor }
    }),
    plans: plans.map((plan) => {
      const price = priceOf('PLAN', plan.planId)
      if (price === undefined) return plan
      const additionalVisitPriceMinor = price.additionalVisitPriceMinor ?? plan.additionalVisitPriceMinor
      return { ...plan, priceMinor: price.priceMinor, additionalVisitPriceMinor }
    }),
    walkUp: walkUp && ofPass ? { ...walkUp, priceMinor: ofPass.priceMinor } : walkUp,
  }
}

/** The instants between which no price begins, around another one; `from` is inclusive, `until` is not. In milliseconds. */
export function priceSpan(prices: readonly ScheduledPrice[], at: Date): { from: number; until: number } {
  const starts = prices.map(({ validFrom }) => Date.parse(validFrom))
  return {
    from: starts
      .filter((start) => start <= at.getTime())
      .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
    until: starts
      .filter((start) => start > at.getTime())
      .reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
  }
}

/** Finds the newest price of a thing that has begun. */
function scheduleAt(prices: readonly ScheduledPrice[], at: Date) {
  const begun = new Map<string, ScheduledPrice>()
  for (const price of prices) {
    const key = keyOf(price.kind, price.code)
    const known = begun.get(key)
    const start = Date.parse(price.validFrom)
    if (start <= at.getTime() && (known === undefined || Date.parse(known.validFrom) < start))
      begun.set(key, price)
  }
  return (kind: PricedThing, code: string): ScheduledPrice | undefined => begun.get(keyOf(kind, code))
}

const keyOf = (kind: PricedThing, code: string) => `${kind} ${code}`
