import type { Plan } from '@layover/api-client'
import { toMinorUnits } from '@layover/rules/money'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useState } from 'react'
import { type Total, useYearTotalsQuery, type YearTotals, yearRequest } from './year-totals.ts'

/** The pause in typing before the totals are fetched, in milliseconds. */
const DEBOUNCE_MS = 300

/**
 * One way to pay for a number of visits. It has no total if the server sent none, or if the plan cannot cover that many.
 */
export type Way = {
  /** The plan's id; single passes have none. */
  planId: string | undefined
  total: Total | undefined
  isLowest: boolean
}

/**
 * The cost of a number of visits: with single passes first, then with each plan in the given order. The server
 * calculates every total; this hook only compares them. `undefined` until the totals of the latest number have loaded.
 */
export function useYearCost(plans: readonly Plan[], visits: number): readonly Way[] | undefined {
  const [debouncedVisits, setDebouncedVisits] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedVisits(visits), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [visits])
  const { currentData } = useYearTotalsQuery(
    debouncedVisits === visits ? yearRequest(plans, visits) : skipToken,
  )
  return currentData && waysOf(plans, visits, currentData)
}

function waysOf(plans: readonly Plan[], visits: number, { passes, planTotals }: YearTotals): Way[] {
  const ofPlans = plans.map(({ planId, visitsIncluded, price, currency, currencySymbol }) => ({
    planId,
    total: visits <= visitsIncluded ? { amount: price, currency, currencySymbol } : planTotals[planId],
  }))
  return withLowest([{ planId: undefined, total: passes }, ...ofPlans])
}

/** Marks each lowest total; none if currencies differ. Missing totals are ignored. */
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
