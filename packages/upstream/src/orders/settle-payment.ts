import { advance } from '../domain/order-machine.ts'
import type { DecidedPayment, NothingCharged } from '../payments/card-provider.ts'
import type { AttemptRow, OrderRow } from '../store/schema.ts'
import type { Repositories } from '../store/store.ts'
import type { OrderDeps } from './order-deps.ts'
import { payOrder } from './pay-order.ts'

/**
 * Writes down how an attempt ended, once: whoever comes second, the confirm call or the recovery, changes nothing. A
 * capture pays the order and issues its passes in the same transaction.
 */
export async function settlePayment(
  deps: OrderDeps,
  { order_no: orderNo, attempt: number }: Pick<AttemptRow, 'order_no' | 'attempt'>,
  result: DecidedPayment | NothingCharged,
): Promise<void> {
  const now = deps.now()
  await deps.store.transaction(async (repositories) => {
    const order = await repositories.orders.findLocked(orderNo)
    const attempt = await repositories.paymentAttempts.find(orderNo, number)
    if (order === undefined || attempt === undefined) throw new Error('an attempt without its order')
    if (attempt.outcome !== null) {
      if (attempt.outcome === 'REJECTED' && result.outcome === 'CAPTURED') {
        deps.log.error(
          { orderNo, attempt: number },
          'captured after it was settled as rejected: refund by hand',
        )
      }
      return
    }
    if (result.outcome === 'CAPTURED') await capture(deps, repositories, order, attempt, result, now)
    else await decline(deps, repositories, order, attempt, result, now)
  })
}

async function capture(
  deps: OrderDeps,
  repositories: Repositories,
  order: OrderRow,
  attempt: AttemptRow,
  payment: DecidedPayment,
  now: Date,
): Promise<void> {
  if (payment.amountMinor !== order.total_minor || payment.currency !== order.currency) {
    // Left PAYING on purpose: what was charged is not what was sold, and only a person can decide that.
    deps.log.error({ orderNo: order.order_no }, 'the provider captured another amount than the order’s')
    return
  }
  const providerPaymentId = payment.paymentId === undefined ? {} : { providerPaymentId: payment.paymentId }
  await repositories.paymentAttempts.settle(attempt, { outcome: 'CAPTURED', ...providerPaymentId }, now)
  await payOrder(repositories, order, now)
}

async function decline(
  deps: OrderDeps,
  repositories: Repositories,
  order: OrderRow,
  attempt: AttemptRow,
  result: DecidedPayment | NothingCharged,
  now: Date,
): Promise<void> {
  const reasonCode = result.reasonCode ?? 'DECLINED'
  await repositories.paymentAttempts.settle(attempt, { outcome: 'REJECTED', reasonCode }, now)
  // Typing another card takes its time too, so a declined order waits as long as a fresh one.
  const expiresAt = new Date(now.getTime() + deps.orderExpiryMs)
  await repositories.orders.update(order.order_no, {
    status: advance(order.status, 'DECLINED'),
    expires_at: expiresAt,
  })
}
