import type { Plan } from '@layover/api-client'
import { toMinorUnits } from '@layover/rules/money'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useState } from 'react'
import { type Total, useYearTotalsQuery, type YearTotals, yearRequest } from './year-totals.ts'

/** The pause in typing before the totals are fetched, in milliseconds. */
const DEBOUNCE_MS = 300

/** One way to a number of visits. It has no total when the server sent none, or when it has too few visits. */
export type Way = {
  /** The plan's id; single passes have none. */
  planId: string | undefined
  total: Total | undefined
  isLowest: boolean
}

/**
 * The cost of a number of visits by single passes (first) and by each plan (in their order). Every total is the
 * server's; here they are only compared. `undefined` until the totals of the latest number have loaded.
 */
export function useYearCost(plans: readonly Plan[], visits: number): readonly Way[] | undefined {
  const [rested, setRested] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(visits), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [visits])
  const { currentData } = useYearTotalsQuery(rested === visits ? yearRequest(plans, visits) : skipToken)
  return currentData && waysOf(plans, visits, currentData)
}

function waysOf(plans: readonly Plan[], visits: number, { passes, offers }: YearTotals): Way[] {
  const ofPlans = plans.map(({ planId, visitsIncluded, price, currency, currencySymbol }) => ({
    planId,
    total: visits <= visitsIncluded ? { amount: price, currency, currencySymbol } : offers[planId],
  }))
  return withLowest([{ planId: undefined, total: passes }, ...ofPlans])
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
