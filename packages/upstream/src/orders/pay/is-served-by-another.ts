import type { OrderRow } from '../../store/database/rows/orders.ts'
import type { Repositories } from '../../store/store.ts'

/**
 * Whether another order serves the visitor instead of this locked, ended one: a successor that may still be paid, or
 * a predecessor that was paid late. The predecessors are locked too, so that of two late captures one finds the
 * other.
 */
export async function isServedByAnother({ orders }: Repositories, order: OrderRow): Promise<boolean> {
  if (order.status !== 'EXPIRED') return false
  if (await orders.hasSuccessor(order.order_no)) return true
  for (let orderNo = order.replaces; orderNo !== null; ) {
    const before = await orders.findLocked(orderNo)
    if (before?.status === 'PAID') return true
    orderNo = before?.replaces ?? null
  }
  return false
}
