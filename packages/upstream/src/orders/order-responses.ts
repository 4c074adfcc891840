import type { calls, Data } from '@layover/contracts'
import { toDecimal } from '@layover/rules/money'
import { orderKey, passCode, passLinkKey, type SigningKeys, statusKey } from '../domain/signatures.ts'
import type { MembershipRow, OrderRow, PassRow } from '../store/database/rows/orders.ts'

type OrderCreated = Data<typeof calls.lounge.createOrder>
type SharedPass = Data<typeof calls.order.pass>
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

/** What the responses about an order need beside its rows. */
export interface ResponseDeps {
  readonly signingKeys: SigningKeys
  readonly passKey: string
  /** Who sells, as the receipt names it. */
  readonly seller: string
}

/** The passes or the membership of a paid order. */
interface Issued {
  readonly passes: readonly PassRow[]
  readonly membership: MembershipRow | undefined
}

/** The response for a paid or paying order. Only a paid order has a key, passes and a membership. */
export function orderConfirmed(order: OrderRow, issued: Issued, deps: ResponseDeps): OrderConfirmed {
  const paid = order.paid_at
  return {
    orderNo: order.order_no,
    status: paid === null ? 'PAYING' : 'PAID',
    serviceType: order.service_type,
    reference: order.reference,
    ...(paid === null ? {} : { key: orderKey(deps.signingKeys, order.reference) }),
    leadName: `${order.lead.firstName} ${order.lead.lastName}`.trim(),
    lines: formatLines(order),
    totalAmount: toDecimal(order.total_minor, order.currency),
    currency: order.currency,
    currencySymbol: order.currency_symbol,
    ...(order.visit && { visit: order.visit }),
    ...(order.membership && { planName: order.membership.planName, visits: order.membership.visits }),
    ...(paid && {
      paidAt: paid.toISOString(),
      ...receiptFields(order, deps),
      ...issuedFields(order, issued, deps),
    }),
  }
}

/** The card that paid, and who sold (P510). */
function receiptFields({ card }: OrderRow, { seller }: ResponseDeps) {
  return { ...(card && { card }), seller }
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

function issuedFields(order: OrderRow, { passes, membership }: Issued, deps: ResponseDeps) {
  if (order.membership === null)
    return {
      passes: passes.map((pass) => ({
        ...toPass(pass, deps),
        key: passLinkKey(deps.signingKeys, pass.number),
      })),
    }
  if (membership === undefined) throw new Error('a paid membership order has no membership')
  return {
    membershipNumber: membership.membership_number,
    activationCode: membership.activation_code,
    validUntil: membership.valid_until,
  }
}

/** The response to the link of one pass (P512). */
export function sharedPass(order: OrderRow, pass: PassRow, deps: ResponseDeps): SharedPass {
  return {
    serviceType: order.service_type,
    pass: toPass(pass, deps),
    ...(order.visit && { visit: order.visit }),
  }
}

function toPass(pass: PassRow, { passKey }: ResponseDeps) {
  return {
    number: pass.number,
    name: pass.name,
    validFrom: pass.valid_from,
    validUntil: pass.valid_until,
    code: passCode(passKey, pass.number),
  }
}
