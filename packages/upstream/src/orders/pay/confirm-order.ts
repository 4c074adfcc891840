import type { calls, Data, Request, ServiceType } from '@layover/contracts'
import type { CallContext } from '../../domain/call-context.ts'
import { orderTag } from '../../domain/order-identity.ts'
import type { OrderStatus } from '../../domain/order-machine.ts'
import { Refused } from '../../domain/refused.ts'
import type { MembershipRow } from '../../store/database/rows/orders.ts'
import type { AttemptRow } from '../../store/database/rows/payments.ts'
import type { Repositories } from '../../store/store.ts'
import type { OrderDeps } from '../order-deps.ts'
import { orderConfirmed, type ResponseDeps } from '../order-responses.ts'
import { type Beginning, beginPayment } from './begin-payment.ts'
import { declineMessage } from './decline-message.ts'
import { type PaidOrder, payAtOnce } from './pay-at-once.ts'
import { settlePayment } from './settle-payment.ts'

type Confirm = Request<typeof calls.lounge.confirmPaymentOrder>
type IssuedRow = NonNullable<Awaited<ReturnType<Repositories['orders']['findIssued']>>>
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
  const paid = beginning.step === 'charge' ? await charge(deps, beginning) : undefined
  return paid ? confirmed(paid, deps) : await confirmedOrder(deps, confirm.orderNo)
}

/** A paid or paying order with its passes or its membership. @throws Refused NOT_FOUND also once it was emptied or cancelled */
export async function confirmedOrder(
  deps: ResponseDeps & Pick<OrderDeps, 'store'>,
  orderNo: string,
): Promise<OrderConfirmed> {
  const found = await deps.store.read.orders.findIssued(orderNo)
  if (found === undefined || (found.emptied_at ?? found.cancelled_at) !== null) throw new Refused('NOT_FOUND')
  return issuedOrder(found, deps)
}

/** The response for an order that was read with what it brought. */
export function issuedOrder(
  { passes, issuedMembership, mailsConfirmation, ...order }: IssuedRow,
  deps: ResponseDeps,
): OrderConfirmed {
  return confirmed({ order, passes, membership: issuedMembership ?? undefined, mailsConfirmation }, deps)
}

function confirmed(
  {
    order,
    mailsConfirmation,
    passes,
    membership,
  }: PaidOrder & { readonly membership?: MembershipRow | undefined },
  deps: ResponseDeps,
): OrderConfirmed {
  return {
    ...orderConfirmed(order, { passes, membership }, deps),
    ...(mailsConfirmation && { mailsConfirmation }),
  }
}

/** @returns the order where this call paid it and knows all that it brought */
async function charge(
  deps: OrderDeps,
  { order, attempt, card }: Extract<Beginning, { step: 'charge' }>,
): Promise<PaidOrder | undefined> {
  const where = { order: orderTag(order.order_no), attempt: attempt.attempt }
  if (isTooLate(deps, attempt)) {
    deps.log.warn(where, 'a payment was not sent: this server stood still after its intent was written')
    return undefined
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
    return undefined
  }
  let status: OrderStatus
  try {
    const paid = result.outcome === 'CAPTURED' ? await payAtOnce(deps, { order, attempt }, result) : undefined
    if (paid !== undefined) return paid
    status = await settlePayment(deps, attempt, result)
  } catch (error) {
    // The money may have moved, so the visitor sees no failure: the recovery will write the outcome.
    deps.log.error({ ...where, err: error }, 'the outcome of a payment could not be written')
    return undefined
  }
  // Another attempt may have paid the order meanwhile, or may be about to. Then this decline does not matter.
  if (result.outcome === 'CAPTURED' || status === 'PAID' || status === 'PAYING') return undefined
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
