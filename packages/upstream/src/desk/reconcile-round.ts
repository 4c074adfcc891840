import { DAY_MS } from '@layover/rules/durations'
import { utcDate } from '../domain/deletion-date.ts'
import { type ReconcileDeps, reconcileDay } from './reconcile-day.ts'

/** Less than the hour between two rounds of a server, so that each hour has one among all servers. */
const BETWEEN_ROUNDS_MS = 50 * 60_000
/** How long a day that differs is compared again and again. */
const KEPT_DAYS = 31

/**
 * Compares yesterday, today, and earlier days that differed, on one server at a time (P587).
 *
 * @throws Error where the provider's books cannot be read: the round counts as failed
 */
export async function reconcileRound(deps: ReconcileDeps, signal: AbortSignal): Promise<void> {
  const { store, now } = deps
  const { reconciliations } = store.read
  const begun = now()
  if (!(await reconciliations.beginRound(begun, new Date(begun.getTime() - BETWEEN_ROUNDS_MS)))) return
  const dayBefore = (days: number) => utcDate(new Date(begun.getTime() - days * DAY_MS))
  const oldest = dayBefore(KEPT_DAYS)
  await reconciliations.deleteBefore(oldest)
  const differing = await reconciliations.differingDays(oldest)
  for (const day of new Set([...differing, dayBefore(1), dayBefore(0)])) {
    if (signal.aborted) return
    const result = await reconcileDay(deps, day)
    if (result.outcome !== 'RECONCILED')
      throw new Error(`the card provider’s books cannot be read: ${result.reply} ${result.why}`)
  }
  await reconciliations.endRound(now())
}
