import type { Confirm, OrderCreated } from '@layover/api-client'
import { ATTEMPTS_OF_ORDER } from '@layover/rules/payment-attempts'
import { connectionOf } from '../../api/call-failed.ts'
import type { CardReply } from '../card/card-provider.ts'
import { blamesCode } from '../discount/discount-messages.ts'
import {
  type CheckoutDraft,
  intentFor,
  nextAttempt,
  type OrderIntent,
  settlingInstead,
  spentIntent,
  withNewKey,
} from '../journey/draft.ts'
import type { JourneyCalls } from '../journey/journey.ts'
import type { AfterRefusal, PaymentOutcome } from '../journey/outcome.ts'
import type { QuotedPrice } from '../journey/quoted-price.ts'
import { refusalOf } from './refusal-of.ts'
import { retryWhileKeyTaken } from './retry-while-key-taken.ts'

type PaymentRun = {
  readonly calls: JourneyCalls
  /** Checks once more that the order can be made; the outcome if it cannot. */
  readonly check: () => Promise<PaymentOutcome | undefined>
  /** The order after that check, which may have renewed a hold. */
  readonly order: () => OrderWanted
  /** Encrypts the card at the card provider; `none` when nothing is to be paid. */
  readonly card: () => Promise<CardReply>
  /** Stores the intent for a reload, before anything else is sent. */
  readonly keep: (intent: OrderIntent | undefined) => void
}

type OrderWanted = {
  readonly draft: CheckoutDraft
  /** createOrder's body. The order's key belongs to its text. */
  readonly body: object
  /** The quote behind the body. */
  readonly price: QuotedPrice
}

type Ordered = OrderIntent & { readonly orderNo: string }

/**
 * One press of the button: card and last check at once, order, confirm (P182). It stores the data that a reload needs before each call, so
 * that no reload, second tab or lost reply makes another order or another charge.
 */
export async function pay(run: PaymentRun): Promise<PaymentOutcome> {
  const [encrypted, stopped] = await Promise.all([run.card(), run.check()])
  if (encrypted.kind === 'wrong') return { kind: 'cardWrong', errors: encrypted.errors }
  if (encrypted.kind === 'failed') return { isConnection: false, ...encrypted, kind: 'notReached' }
  if (stopped) return stopped
  const { draft, body, price } = run.order()
  const intent = intentFor(draft, body, price)
  run.keep(intent)
  // An intent with an order number needs no second createOrder.
  if (intent.orderNo !== undefined)
    return confirm(run, { ...intent, orderNo: intent.orderNo }, encrypted.payment)
  const created = await retryWhileKeyTaken(() => run.calls.createOrder(bodyOf(body, intent), intent.orderKey))
  if (created.ok) return confirm(run, { ...intent, ...orderedAs(created.data) }, encrypted.payment)
  const errorCode = refusalOf(created)
  if (errorCode === undefined)
    return { kind: 'notReached', ...connectionOf(created.failure), isConnection: true }
  if (errorCode === 'HTTP_503') return { kind: 'notReached', isConnection: false }
  if (errorCode === 'ORDER_IN_PAYMENT' && intent.replaces !== undefined) {
    run.keep(settlingInstead(intent, intent.replaces))
    return { kind: 'unknown' }
  }
  run.keep(afterNoOrder(intent, errorCode))
  if (errorCode === 'PRICE_CHANGED') return { kind: 'priceChanged' }
  // The code has been used elsewhere: the order is made without it, after the visitor has seen the new price.
  if (blamesCode(errorCode)) return { kind: 'refused', failure: created.failure, next: 'dropCode' }
  return { kind: 'orderRefused', errorCode }
}

function orderedAs({ orderNo, statusKey, reference }: OrderCreated): Pick<Ordered, 'orderNo' | 'access'> {
  const access = {
    ...(statusKey !== undefined && { statusKey }),
    ...(reference !== undefined && { reference }),
  }
  return { orderNo, access }
}

/** createOrder's body, with the earlier unpaid order that this one replaces. */
function bodyOf(body: object, { replaces }: OrderIntent): object {
  return replaces === undefined ? body : { ...body, replaces }
}

/**
 * The intent after createOrder was refused. The order that it would have replaced still exists, with its places and
 * attempts, unless the refusal is that it has expired. Dropping that order from the intent would allow a second
 * payment.
 */
function afterNoOrder(intent: OrderIntent, errorCode: string): OrderIntent | undefined {
  // The request was not processed: an order from a lost reply under this key is still this order.
  if (errorCode.startsWith('HTTP_') && errorCode !== 'HTTP_422') return intent
  return errorCode === 'HOLD_EXPIRED' || errorCode === 'ORDER_EXPIRED' ? undefined : spentIntent(intent)
}

async function confirm(
  run: PaymentRun,
  intent: Ordered,
  payment: Confirm['payment'],
): Promise<PaymentOutcome> {
  run.keep({ ...intent, payingSince: Date.now() })
  const { orderNo, access } = intent
  const key = access?.statusKey === undefined ? {} : { statusKey: access.statusKey }
  const result = await run.calls.confirm({ orderNo, payment, ...key }, intent.attemptKey)
  if (result.ok) {
    return result.data.status === 'PAID' ? { kind: 'paid', order: result.data } : { kind: 'unknown' }
  }
  const errorCode = refusalOf(result)
  if (errorCode === undefined) return { kind: 'unknown' }
  if (errorCode === 'PAYMENT_DECLINED') {
    run.keep(nextAttempt(intent))
    const { failure } = result
    const message = failure.kind === 'business' ? failure.message : undefined
    return { kind: 'declined', ...(message !== undefined && { message }) }
  }
  if (errorCode === 'PROVIDER_UNAVAILABLE') {
    run.keep(withNewKey(intent))
    return { kind: 'cardsDown', orderNo: intent.orderNo }
  }
  if (errorCode === 'TOO_MANY_ATTEMPTS' && intent.attempt <= ATTEMPTS_OF_ORDER) {
    run.keep(withNewKey(intent))
    return { kind: 'heldBack', orderNo: intent.orderNo }
  }
  const next = afterRefusal(errorCode)
  if (next === 'payAgain') {
    run.keep(withNewKey(intent))
    return { kind: 'refused', failure: result.failure, next }
  }
  // The order accepts no more payments, so its key is spent. Unless it is gone, the next order replaces it and takes
  // over its places.
  const isGone = errorCode === 'ORDER_EXPIRED' || errorCode === 'NOT_FOUND'
  run.keep(isGone ? undefined : spentIntent(intent))
  if (errorCode === 'PRICE_CHANGED') return { kind: 'priceChanged' }
  if (isGone) return { kind: 'orderRefused', errorCode }
  return { kind: 'refused', failure: result.failure, next }
}

const ENDS_ORDER = new Set(['PRICE_CHANGED', 'ORDER_EXPIRED', 'NOT_FOUND', 'TOO_MANY_ATTEMPTS'])

function afterRefusal(errorCode: string): AfterRefusal {
  if (blamesCode(errorCode)) return 'dropCode'
  return ENDS_ORDER.has(errorCode) ? 'orderAgain' : 'payAgain'
}
