import { orderTag } from '../../domain/order-identity.ts'
import type { DecidedPayment } from '../../payments/card-provider.ts'
import type { OrderRow } from '../../store/database/rows/orders.ts'
import type { AttemptOutcome, AttemptRow } from '../../store/database/rows/payments.ts'
import { isServedByAnother } from './is-served-by-another.ts'
import { promiseMail } from './outcome-mail.ts'
import { payOrder } from './pay-order.ts'
import { queueRefundMails } from './refund-mails.ts'
import type { Settled, Settling } from './settling.ts'

/** Writes a capture: it pays the order, or is money without an order (P203). */
export async function settleCapture(settling: Settling, payment: DecidedPayment): Promise<Settled> {
  const { deps, repositories, order, attempt, now } = settling
  const { status } = order
  if (hasCapture(attempt)) return { status }
  const where = { order: orderTag(order.order_no), attempt: attempt.attempt }
  const settle = async (outcome: AttemptOutcome) => {
    await repositories.paymentAttempts.settle(attempt, { outcome, providerPaymentId: payment.paymentId }, now)
  }
  const refund = async (why: string): Promise<Settled> => {
    await settle('SURPLUS_CAPTURE')
    deps.log.error(where, `${why}: refund by hand`)
    await queueRefundMails(settling, payment, { cause: 'surplus', why })
    return { status, ended: 'surplus_capture' }
  }
  if (status === 'PAID') return await refund('captured although another attempt has paid the order')
  if (await isServedByAnother(repositories, order))
    return await refund('captured although another order stands for this one')
  if (payment.amountMinor !== order.total_minor || payment.currency !== order.currency) {
    // The order does not change: the charged amount is not the price, and only a person can decide.
    await settle('AMOUNT_MISMATCH')
    const why = 'the provider captured another amount than the order’s'
    deps.log.error(where, `${why}: refund by hand`)
    await queueRefundMails(settling, payment, { cause: 'another amount', why })
    return { status, ended: 'amount_mismatch' }
  }
  await settle('CAPTURED')
  if (attempt.outcome !== null) deps.log.error(where, lateCapture(order))
  // A confirmation says as much.
  if (!deps.mailsConfirmations) await promiseMail(settling, 'paid')
  const paid = await payOrder(deps, repositories, order, { now, card: payment.card })
  return { status: paid.status, ended: attempt.outcome === null ? 'captured' : 'captured_late' }
}

/** Whether a capture of the attempt is written already. */
function hasCapture({ outcome }: AttemptRow): boolean {
  return outcome !== null && outcome !== 'REJECTED' && outcome !== 'UNAVAILABLE'
}

/** Logs a late capture: the visitor had read that nothing was charged. */
function lateCapture({ visit, status }: OrderRow): string {
  return visit !== null && status === 'EXPIRED'
    ? 'a visit was paid after its order had expired: see whether its slot has room'
    : 'captured after it had been given up: the order is paid, and its visitor may not know'
}
