import type { calls, Data, Request, ServiceType } from '@layover/contracts'
import type { CallContext } from '../../domain/call-context.ts'
import { orderTag } from '../../domain/order-identity.ts'
import type { OrderStatus } from '../../domain/order-machine.ts'
import { Refused } from '../../domain/refused.ts'
import type { AttemptRow } from '../../store/database/rows/payments.ts'
import type { OrderDeps } from '../order-deps.ts'
import { orderConfirmed, type ResponseDeps } from '../order-responses.ts'
import { type Beginning, beginPayment } from './begin-payment.ts'
import { declineMessage } from './decline-message.ts'
import { settlePayment } from './settle-payment.ts'

type Confirm = Request<typeof calls.lounge.confirmPaymentOrder>
type OrderConfirmed = Data<typeof calls.order.get>

/**
 * Charges an order at most once (P190, P191). A paid order returns its passes again. A paying order, and one with an
 * unknown outcome, returns PAYING. The key of a declined attempt is declined again, whatever card comes with it.
 *
 * @throws Refused NOT_FOUND, ORDER_EXPIRED, TOO_MANY_ATTEMPTS for the order or its payer, NOT_AVAILABLE for the wrong way
 *   to pay, the discount code's own when it was used up or has expired meanwhile, PROVIDER_UNAVAILABLE when certainly nothing
 *   was charged for a reason that is not the card (P371), or PAYMENT_DECLINED
 */
export async function confirmOrder(
  deps: OrderDeps,
  serviceType: ServiceType,
  confirm: Confirm,
  context: CallContext,
): Promise<OrderConfirmed> {
  const beginning = await beginPayment(deps, serviceType, { ...confirm, ...context })
  if (beginning.step === 'refused') throw new Refused(beginning.errorCode, beginning.message)
  if (beginning.step === 'charge') await charge(deps, beginning)
  return await confirmedOrder(deps, confirm.orderNo)
}

/** A paid or paying order with its passes or its membership. @throws Refused NOT_FOUND also once it was emptied */
export async function confirmedOrder(
  { store, ...responding }: ResponseDeps & Pick<OrderDeps, 'store'>,
  orderNo: string,
): Promise<OrderConfirmed> {
  const found = await store.read.orders.findIssued(orderNo)
  if (found === undefined || found.emptied_at !== null) throw new Refused('NOT_FOUND')
  const { passes, issuedMembership, mailsConfirmation, ...order } = found
  const issued = { passes, membership: issuedMembership ?? undefined }
  return { ...orderConfirmed(order, issued, responding), ...(mailsConfirmation && { mailsConfirmation }) }
}

async function charge(deps: OrderDeps, { order, attempt, card }: Extract<Beginning, { step: 'charge' }>) {
  const where = { order: orderTag(order.order_no), attempt: attempt.attempt }
  if (isTooLate(deps, attempt)) {
    deps.log.warn(where, 'a payment was not sent: this server stood still after its intent was written')
    return
  }
  const result = await deps.provider.charge({
    card,
    amountMinor: order.total_minor,
    currency: order.currency,
    merchantReference: attempt.merchant_reference,
  })
  if (result.outcome === 'UNKNOWN') {
    deps.metrics.ended('unknown')
    deps.log.warn({ ...where, why: result.why }, 'the outcome of a payment is not known yet')
    return
  }
  let status: OrderStatus
  try {
    status = await settlePayment(deps, attempt, result)
  } catch (error) {
    // The money may have moved, so the visitor sees no failure: the recovery will write the outcome.
    deps.log.error({ ...where, err: error }, 'the outcome of a payment could not be written')
    return
  }
  // Another attempt may have paid the order meanwhile, or may be about to. Then this decline does not matter.
  if (result.outcome === 'CAPTURED' || status === 'PAID' || status === 'PAYING') return
  if (result.outcome === 'UNAVAILABLE') throw new Refused('PROVIDER_UNAVAILABLE')
  deps.log.info({ ...where, reason: result.reasonCode }, 'a payment was declined')
  throw new Refused('PAYMENT_DECLINED', declineMessage(result.reasonCode))
}

/**
 * Whether a charge that is sent now could still be running when the recovery gives up its attempt. Then the recovery
 * decides.
 */
function isTooLate({ now, paymentGraceMs, paymentTimeoutMs }: OrderDeps, attempt: AttemptRow): boolean {
  return now().getTime() - attempt.started_at.getTime() > paymentGraceMs - paymentTimeoutMs
}
