import type { calls, Data } from '@layover/contracts'
import { toDecimal } from '@layover/rules/money'
import { orderKey, passCode, type SigningKeys, statusKey } from '../domain/signatures.ts'
import type { MembershipRow, OrderRow, PassRow } from '../store/database/schema.ts'

type OrderCreated = Data<typeof calls.lounge.createOrder>
/** The widest response of the confirm calls; the others leave out a membership's fields. */
type OrderConfirmed = Data<typeof calls.order.get>

/** The response of createOrder, the same for every repeat with the same key. */
export function orderCreated(order: OrderRow, signingKeys: SigningKeys): OrderCreated {
  return {
    orderNo: order.order_no,
    status: 'CREATED',
    totalAmount: toDecimal(order.total_minor, order.currency),
    currency: order.currency,
    currencySymbol: order.currency_symbol,
    expiresAt: order.expires_at.toISOString(),
    reference: order.reference,
    statusKey: statusKey(signingKeys, order.order_no),
  }
}

/** The keys of orders and passes. */
export interface OrderKeys {
  readonly signingKeys: SigningKeys
  readonly passKey: string
}

/** The passes or the membership of a paid order. */
interface Issued {
  readonly passes: readonly PassRow[]
  readonly membership: MembershipRow | undefined
}

/** The response for a paid or paying order. Only a paid order has a key, passes and a membership. */
export function orderConfirmed(order: OrderRow, issued: Issued, keys: OrderKeys): OrderConfirmed {
  const paid = order.paid_at
  return {
    orderNo: order.order_no,
    status: paid === null ? 'PAYING' : 'PAID',
    serviceType: order.service_type,
    reference: order.reference,
    ...(paid === null ? {} : { key: orderKey(keys.signingKeys, order.reference) }),
    leadName: `${order.lead.firstName} ${order.lead.lastName}`.trim(),
    lines: formatLines(order),
    totalAmount: toDecimal(order.total_minor, order.currency),
    currency: order.currency,
    currencySymbol: order.currency_symbol,
    ...(order.visit && { visit: order.visit }),
    ...(order.membership && { planName: order.membership.planName, visits: order.membership.visits }),
    ...(paid && { paidAt: paid.toISOString(), ...issuedFields(order, issued, keys) }),
  }
}

/** Formats the lines of an order with decimal amounts. */
export function formatLines({
  lines,
  currency,
}: Pick<OrderRow, 'lines' | 'currency'>): OrderConfirmed['lines'] {
  return lines.map(({ name, quantity, amountMinor }) => ({
    name,
    quantity,
    amount: toDecimal(amountMinor, currency),
  }))
}

function issuedFields(order: OrderRow, { passes, membership }: Issued, { passKey }: OrderKeys) {
  if (order.membership === null) return { passes: passes.map((pass) => toPass(pass, passKey)) }
  if (membership === undefined) throw new Error('a paid membership order has no membership')
  return {
    membershipNumber: membership.membership_number,
    activationCode: membership.activation_code,
    validUntil: membership.valid_until,
  }
}

function toPass(pass: PassRow, passKey: string) {
  return {
    number: pass.number,
    name: pass.name,
    validFrom: pass.valid_from,
    validUntil: pass.valid_until,
    code: passCode(passKey, pass.number),
  }
}
