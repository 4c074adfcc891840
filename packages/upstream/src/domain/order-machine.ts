export type OrderStatus = 'CREATED' | 'PAYING' | 'PAID' | 'DECLINED' | 'EXPIRED'

/**
 * The allowed status changes (P190). A declined order waits for another attempt as a created one waits for its first,
 * so it expires the same way. A payment that the provider's own fault ended leaves its order as it was (P371), and one
 * that never had an outcome ends it (P376). A late capture pays its order in any status, because the money was taken.
 */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  CREATED: ['PAYING', 'PAID', 'EXPIRED'],
  PAYING: ['PAID', 'DECLINED', 'CREATED', 'EXPIRED'],
  DECLINED: ['PAYING', 'PAID', 'EXPIRED'],
  PAID: [],
  EXPIRED: ['PAID'],
}

/** A status change that the machine does not allow: always a bug, never a visitor's mistake. */
export class ForbiddenTransition extends Error {
  override readonly name = 'ForbiddenTransition'
}

/** Whether an order may go from one status to another in one step. */
export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  return transitions[from].includes(to)
}

/**
 * Returns the next status, when the machine allows the change.
 *
 * @throws ForbiddenTransition when it does not
 */
export function advance(from: OrderStatus, to: OrderStatus): OrderStatus {
  if (!mayFollow(from, to)) throw new ForbiddenTransition(`an order cannot go from ${from} to ${to}`)
  return to
}

/** Whether the order waits for a payment and none is under way: only then may it be replaced, or expire by its time. */
export function waitsForPayment(status: OrderStatus): boolean {
  return mayFollow(status, 'PAYING')
}

/** Whether the order's time to be paid is over: it waits for a payment and `expiresAt` has passed. */
export function isOverdue(status: OrderStatus, expiresAt: Date, now: Date): boolean {
  return waitsForPayment(status) && expiresAt.getTime() <= now.getTime()
}
