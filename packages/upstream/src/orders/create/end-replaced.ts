import { isOfVisitor, type Owner } from '../../domain/call-context.ts'
import { advance, waitsForPayment } from '../../domain/order-machine.ts'
import { Refused } from '../../domain/refused.ts'
import type { Repositories } from '../../store/store.ts'

/** The link from a new order to the one that it replaces. */
interface Succession {
  /** The number of the replaced order; null when no order has it. */
  readonly replaces: string | null
  /** The same number while that order has places to pass on; undefined when it had ended before. */
  readonly inheritsFrom: string | undefined
}

/**
 * Ends the order that a new one replaces, so that only one of the two can ever be paid. It stays locked until the new
 * order is written: of two replacements of the same order, one gets its places.
 *
 * Another visitor's unpaid order stays as it is (P425). A payment that may have been made counts all the same.
 *
 * @throws Refused ORDER_IN_PAYMENT when it is paid or being paid: a second order would be a second charge
 */
export async function endReplaced(
  { orders }: Repositories,
  orderNo: string | undefined,
  owner: Owner,
): Promise<Succession> {
  const nothing = { replaces: null, inheritsFrom: undefined }
  if (orderNo === undefined) return nothing
  const order = await orders.findLocked(orderNo)
  if (order === undefined) return nothing
  if (order.status === 'EXPIRED') return { ...nothing, replaces: orderNo }
  if (!waitsForPayment(order.status)) throw new Refused('ORDER_IN_PAYMENT')
  if (!isOfVisitor(order, owner)) return nothing
  await orders.update(orderNo, { status: advance(order.status, 'EXPIRED') })
  return { replaces: orderNo, inheritsFrom: orderNo }
}
