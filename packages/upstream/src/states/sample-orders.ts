import { passesOf } from '../orders/pay-order.ts'
import type { OrderRow, PassRow } from '../store/schema.ts'

/** Under this key the contract's examples hold: the order key and the pass code they show are signed with it. */
export const stateSigningKey = 'named-states-are-signed-with-this-key'

const HALF_AN_HOUR_MS = 30 * 60_000
const paidAt = new Date('2027-03-07T10:02:11Z')

/** One pass for Amelia Hart, under the numbers that the contract's examples speak of. */
function sampleOrder(createdAt: Date): OrderRow {
  return {
    order_no: 'LV-4T2M8Q6W9K3XH5RB7NPD',
    kind: 'LOUNGE_PASS',
    status: 'CREATED',
    reference: 'LV7K-29QD',
    agent_id: 'layover',
    lead: { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' },
    passengers: [],
    lines: [{ name: 'Lounge pass', quantity: 1, amountMinor: 3400 }],
    currency: 'GBP',
    currency_symbol: '£',
    total_minor: 3400,
    discount_code: null,
    validity_months: 12,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + HALF_AN_HOUR_MS),
    paid_at: null,
  }
}

export function createdOrder(now: Date): OrderRow {
  return sampleOrder(now)
}

export function payingOrder(now: Date): OrderRow {
  return { ...sampleOrder(now), status: 'PAYING' }
}

export function paidOrder(): { order: OrderRow; passes: PassRow[] } {
  const order: OrderRow = { ...sampleOrder(paidAt), status: 'PAID', paid_at: paidAt }
  return { order, passes: passesOf(order, paidAt) }
}
