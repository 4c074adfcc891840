import type { calls, Data } from '@layover/contracts'
import { toDecimal } from '@layover/rules/money'
import { orderKey, passCode } from '../domain/signatures.ts'
import type { OrderRow, PassRow } from '../store/schema.ts'

type OrderCreated = Data<typeof calls.lounge.createOrder>
type OrderConfirmed = Data<typeof calls.lounge.confirmPaymentOrder>

/** What createOrder answered, as often as it is asked with the same key. */
export function orderCreated(order: OrderRow): OrderCreated {
  return {
    orderNo: order.order_no,
    status: 'CREATED',
    totalAmount: toDecimal(order.total_minor, order.currency),
    currency: order.currency,
    currencySymbol: order.currency_symbol,
    expiresAt: order.expires_at.toISOString(),
  }
}

/** A paid or paying order. The key and the passes are handed out once it is paid, not before. */
export function orderConfirmed(
  order: OrderRow,
  passes: readonly PassRow[],
  signingKey: string,
): OrderConfirmed {
  const paid = order.paid_at
  return {
    orderNo: order.order_no,
    status: paid === null ? 'PAYING' : 'PAID',
    reference: order.reference,
    ...(paid === null ? {} : { key: orderKey(signingKey, order.reference) }),
    leadName: `${order.lead.firstName} ${order.lead.lastName}`,
    lines: order.lines.map(({ name, quantity, amountMinor }) => ({
      name,
      quantity,
      amount: toDecimal(amountMinor, order.currency),
    })),
    totalAmount: toDecimal(order.total_minor, order.currency),
    currency: order.currency,
    currencySymbol: order.currency_symbol,
    ...(paid === null
      ? {}
      : { paidAt: paid.toISOString(), passes: passes.map((pass) => toPass(pass, signingKey)) }),
  }
}

function toPass(pass: PassRow, signingKey: string) {
  return {
    number: pass.number,
    name: pass.name,
    validFrom: pass.valid_from,
    validUntil: pass.valid_until,
    code: passCode(signingKey, pass.number),
  }
}
