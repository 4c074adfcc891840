import { confirmationName } from '../../domain/mail-names.ts'
import { newActivationCode, newMembershipNumber } from '../../domain/order-identity.ts'
import { advance } from '../../domain/order-machine.ts'
import type { PaidCard } from '../../domain/paid-card.ts'
import { passValidity } from '../../domain/pass-validity.ts'
import type { OrderRow, PassRow } from '../../store/database/rows/orders.ts'
import type { Repositories } from '../../store/store.ts'
import type { OrderDeps } from '../order-deps.ts'

const NUMBER_DRAWS = 5

/** What paid an order, and when. */
interface Paying {
  readonly now: Date
  /** Absent for a free order, or where the provider does not name it. */
  readonly card?: PaidCard | undefined
}

/**
 * Marks an order as paid, issues a pass to every traveller or the membership, redeems its discount code and queues its
 * confirmation: all within the caller's transaction, on an order that the caller has locked.
 */
export async function payOrder(
  { mailsConfirmations }: Pick<OrderDeps, 'mailsConfirmations'>,
  repositories: Repositories,
  order: OrderRow,
  { now, card }: Paying,
): Promise<OrderRow> {
  const change = { status: advance(order.status, 'PAID'), paid_at: now, card: card ?? null }
  const paid: OrderRow = { ...order, ...change }
  if (order.membership) await insertMembership(repositories, order, now)
  await repositories.orders.pay(order.order_no, change, issuedBy(paid, now, mailsConfirmations))
  if (order.discount_code !== null) await repositories.discounts.redeem(order.order_no)
  return paid
}

/** What a paid order brings beside a membership. */
export function issuedBy(paid: OrderRow, now: Date, mailsConfirmations: boolean) {
  return {
    passes: paid.membership ? [] : passesOf(paid, now),
    confirmation: mailsConfirmations ? confirmationName(paid.reference) : undefined,
  }
}

async function insertMembership({ memberships }: Repositories, order: OrderRow, now: Date): Promise<void> {
  const { validFrom, validUntil } = passValidity(now, order.validity_months)
  const period = { order_no: order.order_no, valid_from: validFrom, valid_until: validUntil }
  for (let draw = 0; draw < NUMBER_DRAWS; draw += 1) {
    const secrets = { membership_number: newMembershipNumber(), activation_code: newActivationCode() }
    if (await memberships.insert({ ...secrets, ...period })) return
  }
  throw new Error('no membership number was free')
}

/** A pass for every traveller of an order that is paid at this instant: for its visit's date, or from today on. */
export function passesOf(order: OrderRow, now: Date): PassRow[] {
  const { validFrom, validUntil } = order.visit
    ? { validFrom: order.visit.visitDate, validUntil: order.visit.visitDate }
    : passValidity(now, order.validity_months)
  return [order.lead, ...order.passengers].map(({ firstName, lastName }, position) => ({
    number: `${order.reference}-${position + 1}`,
    order_no: order.order_no,
    position,
    name: `${firstName} ${lastName}`,
    valid_from: validFrom,
    valid_until: validUntil,
  }))
}
