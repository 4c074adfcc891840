import type { OrderStatus } from '../../domain/order-machine.ts'
import type { DecidedPayment, NothingCharged, Unavailable } from '../../payments/card-provider.ts'
import type { AttemptRow } from '../../store/database/rows/payments.ts'
import type { Repositories } from '../../store/store.ts'
import { settleCapture } from './settle-capture.ts'
import { settleNothing, settleUnavailable } from './settle-nothing.ts'
import type { SettleDeps, Settled, Settling } from './settling.ts'

/**
 * Writes the outcome of an attempt once: of confirm call and recovery, the second changes nothing. A capture pays the
 * order and issues its passes in the same transaction, even after the attempt was given up, unless another order has
 * replaced it.
 *
 * @param record writes more within the same transaction @returns the order's status afterwards
 */
export async function settlePayment(
  deps: SettleDeps,
  { order_no: orderNo, attempt: number }: Pick<AttemptRow, 'order_no' | 'attempt'>,
  result: DecidedPayment | NothingCharged | Unavailable,
  record: (repositories: Repositories, settled: Settled) => Promise<void> = async () => undefined,
): Promise<OrderStatus> {
  const now = deps.now()
  const { status, ended } = await deps.store.transaction(async (repositories) => {
    const order = await repositories.orders.findLocked(orderNo)
    const attempt = await repositories.paymentAttempts.find(orderNo, number)
    if (order === undefined || attempt === undefined) throw new Error('an attempt without its order')
    const settled = await settle({ deps, repositories, order, attempt, now }, result)
    await record(repositories, settled)
    return settled
  })
  if (ended !== undefined) deps.metrics.ended(ended)
  return status
}

async function settle(
  settling: Settling,
  result: DecidedPayment | NothingCharged | Unavailable,
): Promise<Settled> {
  switch (result.outcome) {
    case 'CAPTURED':
      return await settleCapture(settling, result)
    case 'UNAVAILABLE':
      return await settleUnavailable(settling, result)
    case 'REJECTED':
    case 'NOT_CHARGED':
      return await settleNothing(settling, result)
  }
}
