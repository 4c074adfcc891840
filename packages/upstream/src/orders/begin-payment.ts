import type { calls, Request } from '@layover/contracts'
import { advance, isOverdue, type OrderKind } from '../domain/order-machine.ts'
import type { CardCredential } from '../payments/card-provider.ts'
import type { AttemptRow, OrderRow } from '../store/schema.ts'
import type { Repositories } from '../store/store.ts'
import type { OrderDeps } from './order-deps.ts'
import { payOrder } from './pay-order.ts'

type Confirm = Request<typeof calls.lounge.confirmPaymentOrder>

/** What a confirm call finds: an order to charge, one that stands as it is, or a reason to refuse. */
export type Beginning =
  | {
      readonly step: 'charge'
      readonly order: OrderRow
      readonly attempt: AttemptRow
      readonly card: CardCredential
    }
  | { readonly step: 'stands' }
  | { readonly step: 'refused'; readonly errorCode: RefusalCode; readonly message?: string }

type RefusalCode = 'NOT_FOUND' | 'ORDER_EXPIRED' | 'PAYMENT_DECLINED'

/**
 * Decides in one transaction, on the locked order, what a confirm call may do. The intent to charge is written here,
 * before the provider hears of it (ruling 4): a process that dies afterwards leaves a live attempt for the recovery.
 */
export async function beginPayment(deps: OrderDeps, kind: OrderKind, confirm: Confirm): Promise<Beginning> {
  const now = deps.now()
  return await deps.store.transaction(async (repositories): Promise<Beginning> => {
    const order = await repositories.orders.findLocked(confirm.orderNo)
    if (order === undefined || order.kind !== kind) return { step: 'refused', errorCode: 'NOT_FOUND' }
    if (order.status === 'PAID' || order.status === 'PAYING') return { step: 'stands' }
    const isOver = isOverdue(order.status, order.expires_at, now)
    if (isOver) await expire(repositories, order)
    if (isOver || order.status === 'EXPIRED') return { step: 'refused', errorCode: 'ORDER_EXPIRED' }
    const card = cardOf(confirm.payment)
    if (order.total_minor === 0) {
      if (card !== undefined) return refuse('This order costs nothing: no card is needed.')
      await payOrder(repositories, { ...order, status: advance(order.status, 'PAYING') }, now)
      return { step: 'stands' }
    }
    if (card === undefined) return refuse('This order has to be paid by card.')
    const attempt = await writeIntent(repositories, order, now)
    return { step: 'charge', order, attempt, card }
  })
}

/** An order whose time is over gives the use of its discount code back. */
export async function expire(repositories: Repositories, order: OrderRow): Promise<void> {
  await repositories.orders.update(order.order_no, { status: advance(order.status, 'EXPIRED') })
  await repositories.discounts.settle([order.order_no], 'RELEASED')
}

async function writeIntent(repositories: Repositories, order: OrderRow, now: Date): Promise<AttemptRow> {
  const number = (await repositories.paymentAttempts.count(order.order_no)) + 1
  const attempt: AttemptRow = {
    order_no: order.order_no,
    attempt: number,
    merchant_reference: `${order.order_no}.attempt-${number}`,
    outcome: null,
    reason_code: null,
    provider_payment_id: null,
    started_at: now,
    settled_at: null,
  }
  await repositories.orders.update(order.order_no, { status: advance(order.status, 'PAYING') })
  await repositories.paymentAttempts.insert(attempt)
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

function refuse(message: string): Beginning {
  return { step: 'refused', errorCode: 'PAYMENT_DECLINED', message }
}
