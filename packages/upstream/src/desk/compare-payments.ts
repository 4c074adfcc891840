import { amountText } from '../domain/amount-text.ts'
import type { LedgerPayment, Period } from '../payments/card-ledger.ts'
import type { BookedAttempt } from '../store/repositories/reconciliations.ts'
import type { Repositories } from '../store/store.ts'
import type { Difference, Finding } from './difference.ts'

type Books = Repositories['reconciliations']

/**
 * Differences between the attempts of a period and the provider's payments, which may reach beyond it on both sides.
 */
export async function differencesOfPayments(
  books: Books,
  payments: readonly LedgerPayment[],
  period: Period,
): Promise<Finding[]> {
  const isInPeriod = (at: Date) => at >= period.from && at < period.before
  const started = await books.attemptsStarted(period)
  const captured = payments.filter(({ isCaptured }) => isCaptured)
  const today = captured.filter(({ createdAt }) => isInPeriod(createdAt))
  const named = await books.attemptsNamed(today.map(({ merchantReference }) => merchantReference))
  const known = new Map(named.map((attempt) => [attempt.merchant_reference, attempt]))
  const capturedToday = today.flatMap(
    (payment) => ofCapture(payment, known.get(payment.merchantReference)) ?? [],
  )
  const bookedNames = new Set(captured.map(({ merchantReference }) => merchantReference))
  const bookedIds = new Set(captured.map(({ paymentId }) => paymentId))
  const isBooked = ({ merchant_reference: name, provider_payment_id: id }: BookedAttempt) =>
    id === null ? bookedNames.has(name) : bookedIds.has(id)
  const withoutCapture = started
    .filter((attempt) => !isBooked(attempt))
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
  return [...capturedToday, ...[...withoutCapture, ...unattempted].map((difference) => ({ difference }))]
}

/** What is wrong with a capture, by the attempt of its name. */
function ofCapture(payment: LedgerPayment, attempt: BookedAttempt | undefined): Finding | undefined {
  const { paymentId } = payment
  const amount = amountText(payment.amountMinor, payment.currency)
  const differs = (kind: Difference['kind'], says: string): Finding => ({
    difference: { kind, ...(attempt && { reference: attempt.reference }), payment: paymentId, says },
  })
  const isNobodys = (why: string): Finding => ({
    ...differs('unpaid_capture', `${amount} were captured, and ${why}`),
    untilGivenBack: payment,
  })
  if (attempt === undefined) return isNobodys('no attempt has this name')
  if (attempt.outcome === 'REJECTED' || attempt.outcome === 'UNAVAILABLE')
    return isNobodys(`the attempt is ${attempt.outcome}`)
  const { provider_payment_id: known } = attempt
  if (known !== null && known !== paymentId) return isNobodys(`its attempt has the payment ${known}`)
  const price = amountText(attempt.total_minor, attempt.currency)
  switch (attempt.outcome) {
    case null:
      return differs('unsettled', `${amount} were captured, and the attempt has no outcome yet`)
    case 'CAPTURED':
      if (attempt.status !== 'PAID') return isNobodys(`the order is ${attempt.status}`)
      return amount === price
        ? undefined
        : differs('amount', `${amount} were captured, and the order costs ${price}`)
    case 'AMOUNT_MISMATCH':
    case 'SURPLUS_CAPTURE': {
      if (attempt.handled_at !== null) return undefined
      const kind = attempt.outcome === 'AMOUNT_MISMATCH' ? 'amount' : 'unpaid_capture'
      return differs(kind, `${amount} were captured as ${attempt.outcome}, and nobody has handled it`)
    }
  }
}

/** What is wrong with an attempt that the provider's books have no capture of. */
function ofAttempt({ outcome, ...attempt }: BookedAttempt): Difference | undefined {
  const { reference, merchant_reference: payment } = attempt
  if (outcome === null)
    return { kind: 'unsettled', reference, payment, says: 'the attempt has no outcome yet' }
  if (outcome === 'REJECTED' || outcome === 'UNAVAILABLE') return undefined
  // The books of some providers have no capture of what was given back.
  if (attempt.refunded_at !== null) return undefined
  const isHandled = outcome !== 'CAPTURED' && attempt.handled_at !== null
  const says = `the attempt is ${outcome}, and the provider’s books have no capture`
  return isHandled ? undefined : { kind: 'uncaptured_order', reference, payment, says }
}
