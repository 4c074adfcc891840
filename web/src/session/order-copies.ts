import { LANGUAGE, type MembershipConfirmed } from '@layover/api-client'
import { createSavedCopies } from './saved-copies.ts'

const MAX_ORDERS = 20

/** The paid orders that this device has saved, by their reference (P503). */
export const orderCopies = createSavedCopies<MembershipConfirmed>(`layover-orders-1-${LANGUAGE}`, MAX_ORDERS)

/** Keeps a copy of an order, without the digits of its card. */
export function keepOrder({ card: _, ...order }: MembershipConfirmed): Promise<void> {
  return orderCopies.keep(order.reference, order)
}
