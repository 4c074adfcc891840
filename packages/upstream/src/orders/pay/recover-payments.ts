import { DAY_MS } from '@layover/rules/durations'
import { NEVER_KNOWN } from '../../domain/given-up.ts'
import { orderTag } from '../../domain/order-identity.ts'
import type { RecoveryResult } from '../../metrics/payment-metrics.ts'
import type { AttemptRow } from '../../store/database/rows/payments.ts'
import type { OrderDeps } from '../order-deps.ts'
import { foundOutcome } from './found-outcome.ts'
import { LATE_CHECK_MS } from './settle-nothing.ts'
import { settlePayment } from './settle-payment.ts'

const BATCH = 50
/** The number of parallel requests, so that a slow provider does not delay them one after the other. */
const SAME_TIME = 8
/** A lost answer is found within seconds; a provider that does not answer for long is queried less and less often (P374). */
const LIVE_PAUSE_MS = { least: 1_000, most: 3 * 60_000 }

/**
 * Queries the provider for the outcome of payments and writes it (P193): payments without a known outcome, and for a
 * day those that were given up, because a capture may turn up late. A payment that the provider does not know counts
 * as never made after the grace. It cannot be sent again, because the card's token is not stored, and by then the
 * first request has arrived or failed. A day without an answer ends the order (P376).
 *
 * @returns how many attempts were settled
 */
export async function recoverPayments(deps: OrderDeps): Promise<number> {
  const now = deps.now()
  const after = (ms: number) => new Date(now.getTime() + ms)
  const due = await deps.store.read.paymentAttempts.claimDue({
    now,
    limit: BATCH,
    livePauseMs: LIVE_PAUSE_MS,
    graceMs: deps.paymentGraceMs,
    nextSettled: after(LATE_CHECK_MS),
    settledAfter: after(-DAY_MS),
  })
  const results: RecoveryResult[] = []
  const work = async (): Promise<void> => {
    for (let attempt = due.shift(); attempt !== undefined; attempt = due.shift())
      results.push(await recover(deps, attempt, now))
  }
  await Promise.all(Array.from({ length: SAME_TIME }, work))
  for (const result of results) deps.metrics.recovered(result)
  const unknown = results.filter((result) => result === 'unknown').length
  if (unknown > 0)
    deps.logRarely(
      'warn',
      { unknown },
      'the card provider does not answer queries for payments; they are sent again',
    )
  return results.filter((result) => result === 'settled').length
}

/** Recovers one attempt; its failure does not affect the others. */
async function recover(deps: OrderDeps, attempt: AttemptRow, now: Date): Promise<RecoveryResult> {
  const where = { order: orderTag(attempt.order_no), attempt: attempt.attempt }
  try {
    const found = await deps.provider.find(attempt.merchant_reference)
    const ageMs = now.getTime() - attempt.started_at.getTime()
    const isLive = attempt.outcome === null
    if (found.outcome === 'UNKNOWN') {
      if (!isLive || ageMs < DAY_MS) return 'unknown'
      await settlePayment(deps, attempt, { outcome: 'NOT_CHARGED', reasonCode: NEVER_KNOWN })
      deps.log.error(where, 'the provider gave no answer about a payment for a day: its order has ended')
      return 'settled'
    }
    const result = foundOutcome(found, attempt, { now, graceMs: deps.paymentGraceMs })
    if (result === undefined) return 'waiting'
    const status = await settlePayment(deps, attempt, result)
    deps.log.info({ ...where, outcome: result.outcome, status, wasGivenUp: !isLive }, 'recovered')
    return 'settled'
  } catch (error) {
    deps.logRarely(
      'error',
      { ...where, err: error },
      'a payment could not be settled; a later round tries again',
    )
    return 'failed'
  }
}
