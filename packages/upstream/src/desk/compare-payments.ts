import { amountText } from '../domain/amount-text.ts'
import type { LedgerPayment, Period } from '../payments/card-ledger.ts'
import type { BookedAttempt } from '../store/repositories/reconciliations.ts'
import type { Repositories } from '../store/store.ts'
import type { Difference } from './difference.ts'

type Books = Repositories['reconciliations']

/**
 * Differences between the attempts of a period and the provider's payments, which may reach beyond it on both sides.
 */
export async function differencesOfPayments(
  books: Books,
  payments: readonly LedgerPayment[],
  period: Period,
): Promise<Difference[]> {
  const isInPeriod = (at: Date) => at >= period.from && at < period.before
  const started = await books.attemptsStarted(period)
  const captured = payments.filter(({ isCaptured }) => isCaptured)
  const booked = new Map(captured.map((payment) => [payment.merchantReference, payment]))
  const today = captured.filter(({ createdAt }) => isInPeriod(createdAt))
  const named = await books.attemptsNamed(today.map(({ merchantReference }) => merchantReference))
  const known = new Map(named.map((attempt) => [attempt.merchant_reference, attempt]))
  const capturedToday = today.flatMap(
    (payment) => ofCapture(payment, known.get(payment.merchantReference)) ?? [],
  )
  const withoutCapture = started
    .filter((attempt) => !booked.has(attempt.merchant_reference))
    .flatMap((attempt) => ofAttempt(attempt) ?? [])
  const paid = await books.paidWithoutCapture(period)
  const unattempted = paid.map(
    (reference): Difference => ({
      kind: 'uncaptured_order',
      reference,
      payment: 'none',
      says: 'the order is paid without a captured attempt',
    }),
  )
  return [...capturedToday, ...withoutCapture, ...unattempted]
}

/** What is wrong with a capture, by the attempt of its name. */
function ofCapture(payment: LedgerPayment, attempt: BookedAttempt | undefined): Difference | undefined {
  const amount = amountText(payment.amountMinor, payment.currency)
  const differs = (kind: Difference['kind'], says: string): Difference => ({
    kind,
    ...(attempt && { reference: attempt.reference }),
    payment: payment.paymentId,
    says,
  })
  if (attempt === undefined)
    return differs('unpaid_capture', `${amount} were captured, and no attempt has this name`)
  const price = amountText(attempt.total_minor, attempt.currency)
  switch (attempt.outcome) {
    case null:
      return differs('unsettled', `${amount} were captured, and the attempt has no outcome yet`)
    case 'CAPTURED':
      if (attempt.status !== 'PAID')
        return differs('unpaid_capture', `${amount} were captured, and the order is ${attempt.status}`)
      return amount === price
        ? undefined
        : differs('amount', `${amount} were captured, and the order costs ${price}`)
    case 'AMOUNT_MISMATCH':
    case 'SURPLUS_CAPTURE': {
      if (attempt.handled_at !== null) return undefined
      const kind = attempt.outcome === 'AMOUNT_MISMATCH' ? 'amount' : 'unpaid_capture'
      return differs(kind, `${amount} were captured as ${attempt.outcome}, and nobody has handled it`)
    }
    default:
      return differs('unpaid_capture', `${amount} were captured, and the attempt is ${attempt.outcome}`)
  }
}

/** What is wrong with an attempt that the provider's books have no capture of. */
function ofAttempt({ outcome, ...attempt }: BookedAttempt): Difference | undefined {
  const { reference, merchant_reference: payment } = attempt
  if (outcome === null)
    return { kind: 'unsettled', reference, payment, says: 'the attempt has no outcome yet' }
  if (outcome === 'REJECTED' || outcome === 'UNAVAILABLE') return undefined
  const isHandled = outcome !== 'CAPTURED' && attempt.handled_at !== null
  const says = `the attempt is ${outcome}, and the provider’s books have no capture`
  return isHandled ? undefined : { kind: 'uncaptured_order', reference, payment, says }
}
