import type { OrderRow } from '../../store/database/schema.ts'
import type { Repositories } from '../../store/store.ts'

/**
 * Whether a locked order that has ended is the visitor's no more, because one that came in its place may still be paid, or
 * because one whose place it took was paid after all. The orders before it are locked on the way: of two late captures,
 * one finds the other.
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
