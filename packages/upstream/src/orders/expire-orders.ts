import { DAY_MS } from '@layover/rules/durations'
import { advance } from '../domain/order-machine.ts'
import type { OrderDeps } from './order-deps.ts'

const BATCH = 200

/**
 * Ends orders that were not paid in time, and orders of which another amount was captured, once a person has handled
 * it, or after a day (P376). Their places and the use of their code are free then.
 *
 * @returns how many orders ended
 */
export async function expireOrders({ store, now }: Pick<OrderDeps, 'store' | 'now'>): Promise<number> {
  const at = now()
  return await store.transaction(async ({ orders, discounts }) => {
    const overdue = await orders.lockOverdue(at, BATCH)
    const mismatched = await orders.lockMismatched(new Date(at.getTime() - DAY_MS), BATCH)
    for (const order of mismatched) await discounts.release(order.order_no)
    const ended = [...overdue, ...mismatched]
    for (const order of ended)
      await orders.update(order.order_no, { status: advance(order.status, 'EXPIRED') })
    return ended.length
  })
}
