import { amountText } from '../domain/amount-text.ts'
import type { LedgerRefund, Period } from '../payments/card-ledger.ts'
import type { BookedAttempt } from '../store/repositories/reconciliations.ts'
import type { Repositories } from '../store/store.ts'
import type { Difference, Finding } from './difference.ts'

type Books = Repositories['reconciliations']
type OurRefund = Awaited<ReturnType<Books['refundsOf']>>[number]

/**
 * Differences between our refunds of a period and the provider's. A refund by another hand is none where a person has
 * marked the money as handled without a refund of ours, nor where no attempt has captured it: that capture differs itself.
 */
export async function differencesOfRefunds(
  books: Books,
  booked: readonly LedgerRefund[],
  period: Period,
): Promise<Finding[]> {
  const isInPeriod = (at: Date) => at >= period.from && at < period.before
  const today = booked.filter(({ createdAt }) => isInPeriod(createdAt))
  const ours = await books.refundsOf(period, {
    refundIds: today.map(({ refundId }) => refundId),
    names: today.map(({ merchantReference }) => merchantReference),
  })
  const captured = await books.attemptsCaptured(today.map(({ paymentId }) => paymentId))
  const theirs = today.flatMap((refund) => {
    const mine = ours.find((each) => isSame(each, refund))
    if (mine !== undefined) return ofAmounts(refund, mine) ?? []
    return (
      ofAnotherHand(
        refund,
        captured.find(({ provider_payment_id: id }) => id === refund.paymentId),
      ) ?? []
    )
  })
  const missing = ours
    .filter(({ asked_at: asked, refunded_at: at }) => isInPeriod(at ?? asked))
    .flatMap((refund) => ofOurs(refund, booked) ?? [])
  return [...theirs, ...missing.map((difference) => ({ difference }))]
}

/** Whether the provider's refund is ours. One of our name may have another id only before its outcome is written. */
function isSame({ refund_id: id, merchant_reference: name }: OurRefund, theirs: LedgerRefund): boolean {
  return id === null ? name === theirs.merchantReference : id === theirs.refundId
}

function ofAnotherHand(
  { refundId, paymentId, amountMinor, currency }: LedgerRefund,
  attempt: BookedAttempt | undefined,
): Finding | undefined {
  if (attempt === undefined) return undefined
  if (attempt.handled_at !== null && attempt.refund_minor === null) return undefined
  const { reference } = attempt
  const says = `${amountText(amountMinor, currency)} were given back, and no refund of ours says so`
  const difference: Difference = { kind: 'refund', reference, payment: refundId, says }
  const whole = wholeOf(attempt)
  return whole === undefined ? { difference } : { difference, untilGivenBack: { paymentId, ...whole } }
}

/** What may be given back of a capture: what our refund says, or all that was paid for an order that has ended. */
function wholeOf(attempt: BookedAttempt): { amountMinor: number; currency: string } | undefined {
  const { refund_minor: ours, refund_currency: refunded, total_minor: price, currency } = attempt
  if (ours !== null && refunded !== null) return { amountMinor: ours, currency: refunded }
  const isLive = attempt.status === 'PAID' && attempt.cancelled_at === null
  return attempt.outcome === 'CAPTURED' && !isLive ? { amountMinor: price, currency } : undefined
}

/** Our refund may stand for parts that another hand gave back: together they are its amount. */
function ofAmounts(
  { refundId, paymentId, amountMinor, currency }: LedgerRefund,
  mine: OurRefund,
): Finding | undefined {
  const amount = amountText(amountMinor, currency)
  const noted = amountText(mine.amount_minor, mine.currency)
  if (noted === amount) return undefined
  const says = `${amount} were given back, and ours says ${noted}`
  return {
    difference: { kind: 'refund', reference: mine.reference, payment: refundId, says },
    untilGivenBack: { paymentId, amountMinor: mine.amount_minor, currency: mine.currency },
  }
}

function ofOurs(mine: OurRefund, booked: readonly LedgerRefund[]): Difference | undefined {
  const { reference, merchant_reference: name, refund_id: id } = mine
  const isBooked = booked.some(({ refundId }) => refundId === id)
  if (id === null)
    return { kind: 'refund', reference, payment: name, says: 'a refund was begun and has no outcome yet' }
  return isBooked
    ? undefined
    : { kind: 'refund', reference, payment: id, says: 'our refund is not in the provider’s books' }
}
