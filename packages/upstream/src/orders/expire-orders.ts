import { expire } from './begin-payment.ts'
import type { OrderDeps } from './order-deps.ts'

const BATCH = 200

/**
 * Ends orders that were not paid in time, so that a discount code they reserved is free again.
 *
 * @returns how many orders ended
 */
export async function expireOrders({ store, now }: Pick<OrderDeps, 'store' | 'now'>): Promise<number> {
  return await store.transaction(async (repositories) => {
    const overdue = await repositories.orders.lockOverdue(now(), BATCH)
    for (const order of overdue) await expire(repositories, order)
    return overdue.length
  })
}
