import { advance } from '../../domain/order-machine.ts'
import type { DecidedPayment } from '../../payments/card-provider.ts'
import type { OrderRow, PassRow } from '../../store/database/rows/orders.ts'
import type { AttemptRow } from '../../store/database/rows/payments.ts'
import type { OrderDeps } from '../order-deps.ts'
import { isPromised } from './outcome-mail.ts'
import { issuedBy } from './pay-order.ts'

/** A paid order with what it brought. */
export interface PaidOrder {
  readonly order: OrderRow
  readonly passes: readonly PassRow[]
  readonly mailsConfirmation: boolean
}

/**
 * Writes the usual outcome in one statement: a capture of the order's total by the attempt that its payment waits for. What
 * needs more than that, or meets another outcome, is left to `settlePayment`, which finds nothing changed.
 *
 * @param order as it was when the attempt began
 */
export async function payAtOnce(
  { store, mailsConfirmations, metrics, now: clock }: OrderDeps,
  { order, attempt }: { readonly order: OrderRow; readonly attempt: AttemptRow },
  { amountMinor, currency, paymentId, card }: DecidedPayment,
): Promise<PaidOrder | undefined> {
  const now = clock()
  const isTotal = amountMinor === order.total_minor && currency === order.currency
  const isUsual = isTotal && order.membership === null && order.discount_code === null
  if (!isUsual || isPromised(attempt, now)) return undefined
  const status = advance(advance(order.status, 'PAYING'), 'PAID')
  const change = { status, paid_at: now, card: card ?? null }
  const paid: OrderRow = { ...order, ...change }
  const issued = issuedBy(paid, now, mailsConfirmations)
  if (!(await store.read.orders.payByCapture(attempt, { ...change, paymentId }, issued))) return undefined
  metrics.ended('captured')
  return { order: paid, passes: issued.passes, mailsConfirmation: mailsConfirmations }
}
