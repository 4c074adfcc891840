import { orderTag } from '../../domain/order-identity.ts'
import { advance, type OrderStatus } from '../../domain/order-machine.ts'
import type { DecidedPayment, NothingCharged } from '../../payments/card-provider.ts'
import type { AttemptRow, OrderRow } from '../../store/database/schema.ts'
import type { Repositories } from '../../store/store.ts'
import type { OrderDeps } from '../order-deps.ts'
import { isServedByAnother } from './is-served-by-another.ts'
import { payOrder } from './pay-order.ts'

/** The provider did not know the payment, which may still have been under way. */
export const NOT_RECEIVED = 'NOT_RECEIVED'

/** The pause between two queries for an attempt that was given up. */
export const LATE_CHECK_MS = 10 * 60_000

/** The longest life of an unpaid order, however often it is declined. */
const LONGEST_WAIT_MS = 60 * 60_000

interface Settling {
  readonly deps: OrderDeps
  readonly repositories: Repositories
  readonly order: OrderRow
  readonly attempt: AttemptRow
  readonly now: Date
}

/**
 * Writes the outcome of an attempt once: of confirm call and recovery, the second changes nothing. A capture pays the
 * order and issues its passes in the same transaction, even after the attempt was given up, unless another order has
 * replaced it.
 *
 * @returns the order's status afterwards
 */
export async function settlePayment(
  deps: OrderDeps,
  { order_no: orderNo, attempt: number }: Pick<AttemptRow, 'order_no' | 'attempt'>,
  result: DecidedPayment | NothingCharged,
): Promise<OrderStatus> {
  const now = deps.now()
  return await deps.store.transaction(async (repositories) => {
    const order = await repositories.orders.findLocked(orderNo)
    const attempt = await repositories.paymentAttempts.find(orderNo, number)
    if (order === undefined || attempt === undefined) throw new Error('an attempt without its order')
    const settling = { deps, repositories, order, attempt, now }
    if (result.outcome === 'CAPTURED') return await capture(settling, result)
    return await decline(settling, result)
  })
}

async function capture(settling: Settling, payment: DecidedPayment): Promise<OrderStatus> {
  const { deps, repositories, order, attempt, now } = settling
  if (attempt.outcome !== null && attempt.outcome !== 'REJECTED') return order.status
  const where = { order: orderTag(order.order_no), attempt: attempt.attempt }
  const settle = async (outcome: 'CAPTURED' | 'AMOUNT_MISMATCH' | 'SURPLUS_CAPTURE') => {
    await repositories.paymentAttempts.settle(attempt, { outcome, providerPaymentId: payment.paymentId }, now)
  }
  const { metrics } = deps
  if (order.status === 'PAID') {
    metrics.ended('surplus_capture')
    await settle('SURPLUS_CAPTURE')
    deps.log.error(where, 'captured although another attempt has paid the order: refund by hand')
    return order.status
  }
  if (await isServedByAnother(repositories, order)) {
    metrics.ended('surplus_capture')
    await settle('SURPLUS_CAPTURE')
    deps.log.error(where, 'captured although another order stands for this one: refund by hand')
    return order.status
  }
  if (payment.amountMinor !== order.total_minor || payment.currency !== order.currency) {
    metrics.ended('amount_mismatch')
    // The order does not change: the charged amount is not the price, and only a person can decide.
    await settle('AMOUNT_MISMATCH')
    deps.log.error(where, 'the provider captured another amount than the order’s: settle by hand')
    return order.status
  }
  metrics.ended(attempt.outcome === null ? 'captured' : 'captured_late')
  await settle('CAPTURED')
  if (attempt.outcome !== null) deps.log.error(where, lateCapture(order))
  return (await payOrder(repositories, order, now)).status
}

/** Logs a late capture: the visitor had read that nothing was charged. */
function lateCapture({ visit, status }: OrderRow): string {
  return visit !== null && status === 'EXPIRED'
    ? 'a visit was paid after its order had expired: see whether its slot has room'
    : 'captured after it had been given up: the order is paid, and its visitor may not know'
}

async function decline(settling: Settling, result: DecidedPayment | NothingCharged): Promise<OrderStatus> {
  const { deps, repositories, order, attempt, now } = settling
  const reasonCode = result.reasonCode ?? 'DECLINED'
  const isGivenUp = attempt.outcome === 'REJECTED' && attempt.reason_code === NOT_RECEIVED
  // A decision of the provider never changes, so this attempt needs no further query.
  if (isGivenUp && result.outcome === 'REJECTED')
    await repositories.paymentAttempts.settle(attempt, { outcome: 'REJECTED', reasonCode }, now)
  if (attempt.outcome !== null) return order.status
  const isReceived = reasonCode !== NOT_RECEIVED
  deps.metrics.ended(isReceived ? 'declined' : 'given_up')
  const nextCheckAt = new Date(now.getTime() + LATE_CHECK_MS)
  const ending = { outcome: 'REJECTED', reasonCode, ...(!isReceived && { nextCheckAt }) } as const
  await repositories.paymentAttempts.settle(attempt, ending, now)
  // An earlier attempt, given up before, may have paid the order meanwhile.
  if (order.status !== 'PAYING') return order.status
  await repositories.discounts.release(order.order_no)
  const change = { status: advance(order.status, 'DECLINED'), expires_at: longerExpiry(deps, order, now) }
  await repositories.orders.update(order.order_no, change)
  return change.status
}

/** Extends a declined order as long as a new one, up to an hour in all: typing another card takes time. */
function longerExpiry({ orderExpiryMs }: OrderDeps, order: OrderRow, now: Date): Date {
  const longest = order.created_at.getTime() + LONGEST_WAIT_MS
  const extended = Math.min(now.getTime() + orderExpiryMs, longest)
  return new Date(Math.max(order.expires_at.getTime(), extended))
}
