import { Refused } from '../domain/refused.ts'
import type { OrderRow } from '../store/database/rows/orders.ts'

/** @throws Refused for an order that a person cancelled or refunded (P514) */
export function refuseCancelled({ cancelled_at: cancelledAt }: OrderRow): void {
  if (cancelledAt !== null) throw new Refused('ORDER_CANCELLED')
}
