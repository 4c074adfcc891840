import { amountText, totalText } from '../domain/amount-text.ts'
import type { AttemptRow, RefundRow } from '../store/database/rows/payments.ts'
import { type Act, actRow, type DeskDeps, done, type Report } from './desk-deps.ts'
import { refundedMail } from './refunded-mail.ts'

type Intent = Omit<RefundRow, 'refund_id' | 'refunded_at'>

/** A refund by the provider's books. */
interface Made {
  readonly intent: Intent
  readonly refundId: string
  /** When the provider made it, which may be days before it is written. */
  readonly madeAt: Date
}

/**
 * Writes that money went back, once, under the order's lock (P583, P584). What paid the order cancels it, gives its places and
 * the use of its code back; other money is handled by it. The buyer gets one mail.
 */
export async function finishRefund(
  { store, now }: DeskDeps,
  act: Act,
  row: AttemptRow,
  { intent, refundId, madeAt }: Made,
): Promise<Report> {
  const { attempt, outcome, order_no: orderNo } = row
  const isOwn = outcome === 'CAPTURED'
  const amount = amountText(intent.amount_minor, intent.currency)
  const isFirst = await store.transaction(async (repositories) => {
    const instant = now()
    const order = await repositories.orders.findLocked(orderNo)
    if (order === undefined) throw new Error('a refund without its order')
    if (!(await repositories.refunds.settle(intent, refundId, madeAt))) return false
    if (isOwn) {
      await repositories.orders.cancel(orderNo, instant)
      await repositories.discounts.giveBack(orderNo)
    } else await repositories.paymentAttempts.handle(row, instant)
    if (order.emptied_at === null)
      await repositories.mails.insert(
        `${order.reference}-refunded-${attempt}`,
        refundedMail(order, totalText(intent.amount_minor, intent.currency), isOwn),
        instant,
      )
    const result = `refunded ${amount}, ${refundId}`
    await repositories.orderActs.add(actRow(act, 'refund', { attempt, result, now: instant }))
    return true
  })
  const then = isOwn ? 'The order is cancelled.' : `The ${outcome} is handled.`
  const who = isFirst ? '' : ' Another run of this command has written it.'
  return done(`Gave ${amount} of attempt ${attempt} back (${refundId}). ${then}${who}`)
}
