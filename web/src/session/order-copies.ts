import { LANGUAGE, type MembershipConfirmed, type SharedPass } from '@layover/api-client'
import { savedReferences } from './device-passes.ts'
import { createSavedCopies } from './saved-copies.ts'

const MAX_ORDERS = 20

const isSaved = (reference: string) => savedReferences().includes(reference)

/** The paid orders that this device has saved, by their reference (P503). */
export const orderCopies = createSavedCopies<MembershipConfirmed>(
  `layover-orders-1-${LANGUAGE}`,
  MAX_ORDERS,
  isSaved,
)

/** The passes that were sent to this device, by their number: among the orders, so that both are bounded and swept as one (P538). */
const passCopies = createSavedCopies<SharedPass>(orderCopies.name, MAX_ORDERS, isSaved)

export const findPass = passCopies.find

/** Keeps a copy of a pass that was sent on; nothing of its order is known here. */
export function keepPass(shared: SharedPass): Promise<boolean> {
  return passCopies.keep(shared.pass.number, shared)
}

/** Keeps a copy of an order, without the digits of its card. */
export function keepOrder({ card: _, ...order }: MembershipConfirmed): Promise<boolean> {
  return orderCopies.keep(order.reference, order)
}
