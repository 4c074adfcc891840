import type { Confirm } from '@layover/api-client'
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
import type { QuotedPrice } from '../journey/quoted-price.ts'
import type { AfterRefusal, PaymentOutcome } from './outcome.ts'
import { refusalOf } from './refusal-of.ts'
import { retryWhileKeyTaken } from './retry-while-key-taken.ts'

type PaymentRun = {
  readonly calls: JourneyCalls
  readonly draft: CheckoutDraft
  /** createOrder's body; its text is what the order's key belongs to. */
  readonly body: object
  /** The quote that the body was made of. */
  readonly price: QuotedPrice
  /** Asks the card provider, or says `none` where nothing is to be paid. */
  readonly card: () => Promise<CardReply>
  /** Keeps the intent where a reload finds it, before anything more is sent. */
  readonly keep: (intent: OrderIntent | undefined) => void
}

type Ordered = OrderIntent & { readonly orderNo: string }

/**
 * One press of the button: card, order, confirm (P182). Keeps what a reload would need before each call,
 * so that no reload, second tab or lost answer makes another order or another charge.
 */
export async function pay(run: PaymentRun): Promise<PaymentOutcome> {
  const encrypted = await run.card()
  if (encrypted.kind === 'wrong') return { kind: 'cardWrong', errors: encrypted.errors }
  if (encrypted.kind === 'failed') return { isConnection: false, ...encrypted, kind: 'notReached' }
  const intent = intentFor(run.draft, run.body, run.price)
  run.keep(intent)
  // An intent that has its order needs no second call: the order is the server's, by its number.
  if (intent.orderNo !== undefined)
    return confirm(run, { ...intent, orderNo: intent.orderNo }, encrypted.payment)
  const created = await retryWhileKeyTaken(() =>
    run.calls.createOrder(bodyOf(run.body, intent), intent.orderKey),
  )
  if (created.ok) return confirm(run, { ...intent, orderNo: created.data.orderNo }, encrypted.payment)
  const errorCode = refusalOf(created)
  if (errorCode === undefined) return { kind: 'notReached', isConnection: true }
  if (errorCode === 'HTTP_503') return { kind: 'notReached', isConnection: false }
  if (errorCode === 'ORDER_IN_PAYMENT' && intent.replaces !== undefined) {
    run.keep(settlingInstead(intent, intent.replaces))
    return { kind: 'unknown' }
  }
  run.keep(afterNoOrder(intent, errorCode))
  if (errorCode === 'PRICE_CHANGED') return { kind: 'priceChanged' }
  // Somebody else has used the code meanwhile: the order is made without it, after another look at the price.
  if (blamesCode(errorCode)) return { kind: 'refused', failure: created.failure, next: 'dropCode' }
  return { kind: 'orderRefused', errorCode }
}

/** What the order call sends: an order of before that was not paid ends with this one, whatever is sold. */
function bodyOf(body: object, { replaces }: OrderIntent): object {
  return replaces === undefined ? body : { ...body, replaces }
}

/**
 * The intent after createOrder was refused. The order that this one would replace still stands, places, earlier attempts
 * and all, unless the refusal says that its time is over: forgotten, nothing would keep it from being paid as well.
 */
function afterNoOrder(intent: OrderIntent, errorCode: string): OrderIntent | undefined {
  // Turned away unread: what was sent before under this key, if its answer was lost, is still this order.
  if (errorCode.startsWith('HTTP_') && errorCode !== 'HTTP_422') return intent
  return errorCode === 'HOLD_EXPIRED' || errorCode === 'ORDER_EXPIRED' ? undefined : spentIntent(intent)
}

async function confirm(
  run: PaymentRun,
  intent: Ordered,
  payment: Confirm['payment'],
): Promise<PaymentOutcome> {
  run.keep({ ...intent, payingSince: Date.now() })
  const result = await run.calls.confirm({ orderNo: intent.orderNo, payment }, intent.attemptKey)
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
  const next = afterRefusal(errorCode)
  if (next === 'payAgain') {
    run.keep(withNewKey(intent))
    return { kind: 'refused', failure: result.failure, next }
  }
  // It takes no more payments, so its key is spent. Unless it is gone, the next order ends it and has its places.
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
