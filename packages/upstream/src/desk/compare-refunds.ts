import { amountText } from '../domain/amount-text.ts'
import type { LedgerRefund, Period } from '../payments/card-ledger.ts'
import type { Repositories } from '../store/store.ts'
import type { Difference } from './difference.ts'

type Books = Repositories['reconciliations']
type OurRefund = Awaited<ReturnType<Books['refundsOf']>>[number]

/**
 * Differences between our refunds of a period and the provider's. A refund by another hand of money that a person has
 * marked as handled is none.
 */
export async function differencesOfRefunds(
  books: Books,
  booked: readonly LedgerRefund[],
  period: Period,
): Promise<Difference[]> {
  const isInPeriod = (at: Date) => at >= period.from && at < period.before
  const today = booked.filter(({ createdAt }) => isInPeriod(createdAt))
  const ours = await books.refundsOf(
    period,
    today.map(({ refundId }) => refundId),
  )
  const handled = new Set(await books.handledPayments(today.map(({ paymentId }) => paymentId)))
  const theirs = today.flatMap((refund) => ofBooked(refund, ours, handled.has(refund.paymentId)) ?? [])
  const missing = ours
    .filter(({ asked_at: asked, refunded_at: at }) => isInPeriod(at ?? asked))
    .flatMap((refund) => ofOurs(refund, booked) ?? [])
  return [...theirs, ...missing]
}

function ofBooked(
  { refundId, merchantReference, amountMinor, currency }: LedgerRefund,
  ours: readonly OurRefund[],
  isHandled: boolean,
): Difference | undefined {
  const mine = ours.find(
    (each) => each.refund_id === refundId || each.merchant_reference === merchantReference,
  )
  const amount = amountText(amountMinor, currency)
  if (mine === undefined) {
    const says = `${amount} were given back, and no refund of ours says so`
    return isHandled ? undefined : { kind: 'refund', payment: refundId, says }
  }
  const noted = amountText(mine.amount_minor, mine.currency)
  if (noted === amount) return undefined
  const says = `${amount} were given back, and ours says ${noted}`
  return { kind: 'refund', reference: mine.reference, payment: refundId, says }
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
