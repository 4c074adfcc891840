import type { Plan } from '@layover/api-client'
import { toMinorUnits } from '@layover/rules/money'
import { useEffect, useState } from 'react'
import { useLazyPlanOfferQuery, useLazyWalkUpQuoteQuery } from '../../api/api.ts'

/** How long typing must rest. */
const DEBOUNCE_MS = 300

type Total = { amount: string; currency: string; currencySymbol: string }

/** One way to a number of visits. Without a total the server did not tell it, or the way does not reach so far. */
export type Way = {
  /** The plan's id; single passes have none. */
  planId: string | undefined
  total: Total | undefined
  isLowest: boolean
}

/**
 * What a number of visits costs by single passes (first) and by each plan (in their order). Every total is the
 * server's; here they are only compared. `undefined` while the latest number has not been answered.
 */
export function useYearCost(plans: readonly Plan[], visits: number): readonly Way[] | undefined {
  const [askOffer] = useLazyPlanOfferQuery()
  const [askQuote] = useLazyWalkUpQuoteQuery()
  const [answer, setAnswer] = useState<{ visits: number; ways: Way[] }>()
  useEffect(() => {
    let isLeft = false
    const totalOf = async (plan: Plan): Promise<Total | undefined> => {
      const additionalVisits = Math.max(0, visits - plan.visitsIncluded)
      if (additionalVisits > plan.maxAdditionalVisits) return undefined
      if (additionalVisits === 0) return { ...plan, amount: plan.price }
      const { data } = await askOffer({ planId: plan.planId, additionalVisits }, true)
      return data?.totalAmount === undefined ? undefined : { ...data, amount: data.totalAmount }
    }
    const timer = setTimeout(async () => {
      const passes = askQuote({ passengerNumber: visits }, true)
      const offers = await Promise.all(plans.map(totalOf))
      const { data } = await passes
      if (isLeft) return
      const ofPasses = { planId: undefined, total: data && { ...data, amount: data.totalAmount } }
      const ofPlans = plans.map(({ planId }, place) => ({ planId, total: offers[place] }))
      setAnswer({ visits, ways: withLowest([ofPasses, ...ofPlans]) })
    }, DEBOUNCE_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [plans, visits, askOffer, askQuote])
  return answer?.visits === visits ? answer.ways : undefined
}

/** Marks the lowest total; several where they are equal, none where currencies differ. */
function withLowest(ways: readonly Omit<Way, 'isLowest'>[]): Way[] {
  const totals = ways.flatMap(({ total }) => (total ? [total] : []))
  const isOneCurrency = new Set(totals.map(({ currency }) => currency)).size === 1
  const lowest = isOneCurrency ? Math.min(...totals.map(minorOf)) : undefined
  return ways.map((way) => ({ ...way, isLowest: !!way.total && minorOf(way.total) === lowest }))
}

function minorOf({ amount, currency }: Total): number {
  const minor = toMinorUnits(amount, currency)
  return minor.ok ? minor.value : Number.POSITIVE_INFINITY
}
