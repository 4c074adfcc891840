import { advance } from '../domain/order-machine.ts'
import { passValidity } from '../domain/pass-validity.ts'
import type { OrderRow, PassRow } from '../store/schema.ts'
import type { Repositories } from '../store/store.ts'

/**
 * Marks an order as paid, issues a pass to every traveller and redeems its discount code: all within the caller's
 * transaction, on an order that the caller has locked.
 */
export async function payOrder(
  repositories: Repositories,
  order: OrderRow,
  now: Date,
): Promise<{ order: OrderRow; passes: PassRow[] }> {
  const paid: OrderRow = { ...order, status: advance(order.status, 'PAID'), paid_at: now }
  const passes = passesOf(paid, now)
  await repositories.orders.update(order.order_no, { status: paid.status, paid_at: now })
  await repositories.passes.insertAll(passes)
  await repositories.discounts.redeem(order.order_no)
  return { order: paid, passes }
}

/** A pass for every traveller of an order that is paid at this instant. */
export function passesOf(order: OrderRow, now: Date): PassRow[] {
  const { validFrom, validUntil } = passValidity(now, order.validity_months)
  return [order.lead, ...order.passengers].map(({ firstName, lastName }, position) => ({
    number: `${order.reference}-${position + 1}`,
    order_no: order.order_no,
    position,
    name: `${firstName} ${lastName}`,
    valid_from: validFrom,
    valid_until: validUntil,
  }))
}
