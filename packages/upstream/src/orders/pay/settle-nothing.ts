import { GIVEN_UP, NEVER_KNOWN, NOT_RECEIVED } from '../../domain/given-up.ts'
import { advance, type OrderStatus } from '../../domain/order-machine.ts'
import type { DecidedPayment, NothingCharged, Unavailable } from '../../payments/card-provider.ts'
import type { OrderRow } from '../../store/database/rows/orders.ts'
import { promiseMail } from './outcome-mail.ts'
import type { SettleDeps, Settled, Settling } from './settling.ts'
import { LONGEST_WAIT_MS } from './unpaid-life.ts'

/** The pause between two queries for an attempt that was given up. */
export const LATE_CHECK_MS = 10 * 60_000

/** Writes that nothing was charged: the order waits for the next attempt, or ends after a day without an answer. */
export async function settleNothing(
  settling: Settling,
  result: DecidedPayment | NothingCharged,
): Promise<Settled> {
  const { repositories, order, attempt, now } = settling
  const { status } = order
  const reasonCode = result.reasonCode ?? 'DECLINED'
  const isGivenUp = attempt.outcome === 'REJECTED' && GIVEN_UP.has(attempt.reason_code)
  // A decision of the provider never changes, so this attempt needs no further query.
  if (isGivenUp && result.outcome === 'REJECTED')
    await repositories.paymentAttempts.settle(attempt, { outcome: 'REJECTED', reasonCode }, now)
  if (attempt.outcome !== null) return { status }
  const nextCheckAt = new Date(now.getTime() + LATE_CHECK_MS)
  const ending = {
    outcome: 'REJECTED',
    reasonCode,
    ...(GIVEN_UP.has(reasonCode) && { nextCheckAt }),
  } as const
  await repositories.paymentAttempts.settle(attempt, ending, now)
  const ended =
    reasonCode === NEVER_KNOWN ? 'never_known' : reasonCode === NOT_RECEIVED ? 'given_up' : 'declined'
  // An earlier attempt, given up before, may have paid the order meanwhile.
  if (status !== 'PAYING') return { status, ended }
  await promiseMail(settling, ended === 'never_known' ? 'never known' : 'not charged')
  return { status: await leavePayment(settling, ended === 'never_known' ? 'EXPIRED' : 'DECLINED'), ended }
}

/** Writes that the provider's own fault ended the attempt: the order stands as before it, and no attempt counts (P371). */
export async function settleUnavailable(settling: Settling, { reply }: Unavailable): Promise<Settled> {
  const { repositories, order, attempt, now } = settling
  const { status } = order
  if (attempt.outcome !== null) return { status }
  await repositories.paymentAttempts.settle(attempt, { outcome: 'UNAVAILABLE', reasonCode: reply }, now)
  const ended = 'unavailable'
  if (status !== 'PAYING') return { status, ended }
  const { counted } = await repositories.paymentAttempts.standing(order.order_no)
  return { status: await leavePayment(settling, counted === 0 ? 'CREATED' : 'DECLINED'), ended }
}

/** Takes an order out of payment, and releases the use of its code. */
async function leavePayment(
  { deps, repositories, order, now }: Settling,
  next: OrderStatus,
): Promise<OrderStatus> {
  await repositories.discounts.release(order.order_no)
  const status = advance(order.status, next)
  const expiry = next === 'EXPIRED' ? {} : { expires_at: longerExpiry(deps, order, now) }
  await repositories.orders.update(order.order_no, { status, ...expiry })
  return status
}

/** Extends an order as long as a new one, up to an hour in all: typing another card, or waiting, takes time. */
function longerExpiry({ orderExpiryMs }: SettleDeps, order: OrderRow, now: Date): Date {
  const longest = order.created_at.getTime() + LONGEST_WAIT_MS
  const extended = Math.min(now.getTime() + orderExpiryMs, longest)
  return new Date(Math.max(order.expires_at.getTime(), extended))
}
