import { DAY_MS, HOUR_MS } from '@layover/rules/durations'
import type { CardLedger, Listed, ListResult, Period } from '../payments/card-ledger.ts'
import type { Store } from '../store/store.ts'
import { differencesOfPayments } from './compare-payments.ts'
import { differencesOfRefunds } from './compare-refunds.ts'
import { countsOf, type Difference } from './difference.ts'
import { withoutGivenBack } from './without-given-back.ts'

/** The two clocks may differ, and a payment of one day may be in the other's books on the next. */
const SKEW_MS = HOUR_MS
/** Younger payments and refunds may still be under way. */
export const SETTLED_AFTER_MS = 10 * 60_000

export interface ReconcileDeps {
  readonly store: Store
  readonly ledger: Pick<CardLedger, 'payments' | 'refunds' | 'refundsOf'>
  readonly now: () => Date
}

export interface ReconciledDay {
  readonly outcome: 'RECONCILED'
  readonly payments: number
  readonly refunds: number
  readonly differences: readonly Difference[]
}

type Unread = Exclude<ListResult<never>, Listed<never>>

/**
 * Compares the orders of a UTC day with the provider's books and stores what differs (P586). What began in the last ten
 * minutes is not compared yet: it may be under way.
 *
 * @param day YYYY-MM-DD @returns without RECONCILED the provider's failure; nothing is stored then
 */
export async function reconcileDay(deps: ReconcileDeps, day: string): Promise<ReconciledDay | Unread> {
  const { store, ledger, now } = deps
  const instant = now()
  const period = dayPeriod(day, new Date(instant.getTime() - SETTLED_AFTER_MS))
  const wide = {
    from: new Date(period.from.getTime() - SKEW_MS),
    before: new Date(period.before.getTime() + SKEW_MS),
  }
  const payments = await ledger.payments(wide)
  if (payments.outcome !== 'LISTED') return payments
  const refunds = await ledger.refunds(wide)
  if (refunds.outcome !== 'LISTED') return refunds
  const { reconciliations } = store.read
  const differences = await withoutGivenBack(ledger, [
    ...(await differencesOfPayments(reconciliations, payments.items, period)),
    ...(await differencesOfRefunds(reconciliations, refunds.items, period)),
  ])
  if ('outcome' in differences) return differences
  await reconciliations.save(day, countsOf(differences), instant)
  const isInDay = ({ createdAt }: { readonly createdAt: Date }) =>
    createdAt >= period.from && createdAt < period.before
  return {
    outcome: 'RECONCILED',
    payments: payments.items.filter((each) => each.isCaptured && isInDay(each)).length,
    refunds: refunds.items.filter(isInDay).length,
    differences,
  }
}

function dayPeriod(day: string, settledBefore: Date): Period {
  const from = new Date(`${day}T00:00:00Z`)
  const end = new Date(from.getTime() + DAY_MS)
  return { from, before: settledBefore < end ? settledBefore : end }
}
