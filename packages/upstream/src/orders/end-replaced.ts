import { advance, mayFollow } from '../domain/order-machine.ts'
import type { Repositories } from '../store/store.ts'
import { Refused } from './refused.ts'

/**
 * Ends the order that a new one takes the place of, so that only one of the two can ever be paid. Its lock is kept until
 * the new order is written: of two that replace the same one, one finds its places.
 *
 * @returns whether it was ended here; not when it had ended before, or nobody knows it
 * @throws Refused ORDER_IN_PAYMENT when it is paid or being paid: then a second order would be a second charge
 */
export async function endReplaced({ orders }: Repositories, orderNo: string | undefined): Promise<boolean> {
  if (orderNo === undefined) return false
  const order = await orders.findLocked(orderNo)
  if (order === undefined || order.status === 'EXPIRED') return false
  if (!mayFollow(order.status, 'EXPIRED')) throw new Refused('ORDER_IN_PAYMENT')
  await orders.update(orderNo, { status: advance(order.status, 'EXPIRED') })
  return true
}
