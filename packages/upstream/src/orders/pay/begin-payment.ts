import type { calls, Request, ServiceType, UnusableCodeError } from '@layover/contracts'
import { ATTEMPTS_OF_ORDER } from '@layover/rules/payment-attempts'
import { type CallContext, isOfVisitor } from '../../domain/call-context.ts'
import { merchantReference } from '../../domain/order-identity.ts'
import { advance, isOverdue } from '../../domain/order-machine.ts'
import { isStatusKey } from '../../domain/signatures.ts'
import type { CardCredential } from '../../payments/card-provider.ts'
import type { OrderRow } from '../../store/database/rows/orders.ts'
import type { AttemptRow } from '../../store/database/rows/payments.ts'
import type { Repositories } from '../../store/store.ts'
import type { OrderDeps } from '../order-deps.ts'
import { declineMessage } from './decline-message.ts'
import { mayMailFreely } from './limit-free-mails.ts'
import { mayTryCard } from './may-try-card.ts'
import { payOrder } from './pay-order.ts'
import { reserveDiscount } from './reserve-discount.ts'

type Confirm = Request<typeof calls.lounge.confirmPaymentOrder> & CallContext

/** The result of beginning a payment: an order to charge, one without change, or a refusal. */
export type Beginning =
  | {
      readonly step: 'charge'
      readonly order: OrderRow
      readonly attempt: AttemptRow
      readonly card: CardCredential
    }
  | { readonly step: 'unchanged' }
  | { readonly step: 'refused'; readonly errorCode: RefusalCode; readonly message?: string }

type RefusalCode =
  | 'NOT_FOUND'
  | 'NOT_AVAILABLE'
  | 'ORDER_EXPIRED'
  | 'TOO_MANY_ATTEMPTS'
  | 'PAYMENT_DECLINED'
  | 'PROVIDER_UNAVAILABLE'
  | UnusableCodeError

interface Intent extends CallContext {
  readonly number: number
  readonly now: Date
  /** When the turn began in which the card is tried; null where it needs none. */
  readonly turnAt: Date | null
}

/** More presses than anybody needs while the provider fails; it limits the rows of one order. */
const MAX_PRESSES = 50

/** The confirm call of a younger attempt is most likely still running. */
const FIRST_CHECK_MS = 2_000

/**
 * Decides in one transaction, on the locked order, whether a confirm call may charge. The intent to charge is written
 * here, before the request to the provider (P191): a process that dies afterwards leaves a live attempt for the
 * recovery. The use of a discount code is reserved with it. A refusal does not change the order, except that an
 * overdue one ends.
 */
export async function beginPayment(
  deps: OrderDeps,
  serviceType: ServiceType,
  confirm: Confirm,
): Promise<Beginning> {
  return await deps.store.transaction(async (repositories): Promise<Beginning> => {
    const order = await repositories.orders.findLocked(confirm.orderNo)
    // Read after the lock: waiting for it takes time, and the grace of the attempt begins now.
    const now = deps.now()
    if (order === undefined || order.service_type !== serviceType) return refuse('NOT_FOUND')
    const { paymentAttempts } = repositories
    const { counted, all, earlier } = await paymentAttempts.standing(order.order_no, confirm.idempotencyKey)
    // The buyer has the status key, or the key of a request that paid before.
    const isOwn = earlier !== undefined || isStatusKey(deps.signingKeys, order.order_no, confirm.statusKey)
    if (order.status === 'PAID' || order.status === 'PAYING') {
      if (isOwn) return { step: 'unchanged' }
      return refuse('NOT_AVAILABLE', 'This order is being paid, or is paid.')
    }
    if (!isOwn && !isOfVisitor(order, confirm.owner)) return refuse('NOT_FOUND')
    const isOver = isOverdue(order.status, order.expires_at, now)
    if (isOver) await repositories.orders.update(order.order_no, { status: advance(order.status, 'EXPIRED') })
    if (isOver || order.status === 'EXPIRED') return refuse('ORDER_EXPIRED')
    // A repeated request, however late, is no wish to pay again: it gets the result of the first one.
    if (earlier?.outcome === 'UNAVAILABLE') return refuse('PROVIDER_UNAVAILABLE')
    if (earlier !== undefined) return refuse('PAYMENT_DECLINED', declineMessage(earlier.reason_code))
    const card = cardOf(confirm.payment)
    if (order.total_minor === 0 && card !== undefined)
      return refuse('NOT_AVAILABLE', 'This order costs nothing: no card is needed.')
    if (order.total_minor > 0 && card === undefined)
      return refuse('NOT_AVAILABLE', 'This order has to be paid by card.')
    if (counted >= ATTEMPTS_OF_ORDER || all >= MAX_PRESSES) return refuse('TOO_MANY_ATTEMPTS')
    const { owner } = confirm
    const trial = card && (await mayTryCard(repositories, deps.declineBounds, { order, owner }, now))
    if (card !== undefined && trial === undefined) return refuse('TOO_MANY_ATTEMPTS')
    const refusal = await reserveDiscount(repositories, { order, owner }, deps.signingKeys, now)
    if (refusal !== undefined) return refuse(refusal)
    if (card === undefined || trial === undefined) {
      const payer = { owner, email: order.lead.email }
      const mailsConfirmations =
        deps.mailsConfirmations && (await mayMailFreely(repositories, deps.signingKeys, payer, now))
      const begun = { ...order, status: advance(order.status, 'PAYING') }
      await payOrder({ mailsConfirmations }, repositories, begun, { now })
      return { step: 'unchanged' }
    }
    const intent = { ...trial, number: all + 1, idempotencyKey: confirm.idempotencyKey, owner, now }
    return { step: 'charge', order, attempt: await writeIntent(repositories, order, intent), card }
  })
}

async function writeIntent(
  repositories: Repositories,
  order: OrderRow,
  { number, idempotencyKey, owner, now, turnAt }: Intent,
): Promise<AttemptRow> {
  const attempt: AttemptRow = {
    order_no: order.order_no,
    attempt: number,
    merchant_reference: merchantReference(order.order_no, number),
    idempotency_key: idempotencyKey,
    outcome: null,
    reason_code: null,
    provider_payment_id: null,
    started_at: now,
    settled_at: null,
    next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
    handled_at: null,
    visitor: owner.visitor ?? null,
    network: owner.network ?? null,
    turn_at: turnAt,
  }
  await repositories.paymentAttempts.begin(attempt, advance(order.status, 'PAYING'))
  return attempt
}

function cardOf(payment: Confirm['payment']): CardCredential | undefined {
  switch (payment.method) {
    case 'token':
      return { token: payment.token }
    case 'encrypted':
      return { encryptedCustomerInput: payment.payload }
    case 'none':
      return undefined
  }
}

function refuse(errorCode: RefusalCode, message?: string): Beginning {
  return { step: 'refused', errorCode, ...(message !== undefined && { message }) }
}
