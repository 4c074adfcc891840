import { advance, mayFollow } from '../../domain/order-machine.ts'
import { Refused } from '../../domain/refused.ts'
import type { Repositories } from '../../store/store.ts'

/** What the order before leaves to the new one. */
interface Succession {
  /** Its number; null when nobody knows it. */
  readonly replaces: string | null
  /** The same while it has places to leave: not when it had ended before. */
  readonly inheritsFrom: string | undefined
}

/**
 * Ends the order that a new one takes the place of, so that only one of the two can ever be paid. Its lock is kept until
 * the new order is written: of two that replace the same one, one finds its places.
 *
 * @throws Refused ORDER_IN_PAYMENT when it is paid or being paid: then a second order would be a second charge
 */
export async function endReplaced(
  { orders }: Repositories,
  orderNo: string | undefined,
): Promise<Succession> {
  const nothing = { replaces: null, inheritsFrom: undefined }
  if (orderNo === undefined) return nothing
  const order = await orders.findLocked(orderNo)
  if (order === undefined) return nothing
  if (order.status === 'EXPIRED') return { ...nothing, replaces: orderNo }
  if (!mayFollow(order.status, 'EXPIRED')) throw new Refused('ORDER_IN_PAYMENT')
  await orders.update(orderNo, { status: advance(order.status, 'EXPIRED') })
  return { replaces: orderNo, inheritsFrom: orderNo }
}
