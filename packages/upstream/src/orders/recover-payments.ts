import type { OrderDeps } from './order-deps.ts'
import { settlePayment } from './settle-payment.ts'

/** Younger attempts are most likely still in the hands of their confirm call. */
const YOUNGEST_MS = 2_000
const BATCH = 50

/**
 * Asks the provider how every payment without a known outcome ended, and writes it down (ruling 4). A payment that the
 * provider does not know counts as never made once the grace is over: the card's token is not kept, so it cannot be
 * sent again, and by then a request that was under way has arrived or is dead.
 *
 * @returns how many attempts were settled
 */
export async function recoverPayments(deps: OrderDeps, youngestMs = YOUNGEST_MS): Promise<number> {
  const now = deps.now()
  const live = await deps.store.read.paymentAttempts.listLive(new Date(now.getTime() - youngestMs), BATCH)
  let settled = 0
  for (const attempt of live) {
    const found = await deps.provider.find(attempt.merchant_reference)
    if (found.outcome === 'UNKNOWN') continue
    const isGraceOver = now.getTime() - attempt.started_at.getTime() >= deps.paymentGraceMs
    if (found.outcome === 'NOT_CHARGED' && !isGraceOver) continue
    const result = found.outcome === 'NOT_CHARGED' ? { ...found, reasonCode: 'NOT_RECEIVED' } : found
    await settlePayment(deps, attempt, result)
    deps.log.info(
      { orderNo: attempt.order_no, attempt: attempt.attempt, outcome: result.outcome },
      'recovered',
    )
    settled += 1
  }
  return settled
}
