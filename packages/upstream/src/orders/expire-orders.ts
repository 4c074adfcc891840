import { advance } from '../domain/order-machine.ts'
import type { OrderDeps } from './order-deps.ts'

const BATCH = 200

/**
 * Ends orders that were not paid in time.
 *
 * @returns how many orders ended
 */
export async function expireOrders({ store, now }: Pick<OrderDeps, 'store' | 'now'>): Promise<number> {
  return await store.transaction(async (repositories) => {
    const overdue = await repositories.orders.lockOverdue(now(), BATCH)
    for (const order of overdue) {
      await repositories.orders.update(order.order_no, { status: advance(order.status, 'EXPIRED') })
    }
    return overdue.length
  })
}
