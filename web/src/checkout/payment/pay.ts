import type { Confirm, Result } from '@layover/api-client'
import type { CardReply } from '../card/card-provider.ts'
import { blamesCode } from '../discount/discount-messages.ts'
import {
  type CheckoutDraft,
  intentFor,
  nextAttempt,
  type OrderIntent,
  spentIntent,
  withNewKey,
} from '../draft.ts'
import type { JourneyCalls, QuotedPrice } from '../journey.ts'
import type { AfterRefusal, PaymentOutcome } from './outcome.ts'

export type PaymentRun = {
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
 * One press of the button: card, order, confirm, in ruling 2's order. Keeps what a reload would need before each call,
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
  const created = await run.calls.createOrder(run.body, intent.orderKey, intent.replaces)
  if (created.ok) return confirm(run, { ...intent, orderNo: created.data.orderNo }, encrypted.payment)
  const errorCode = refusalOf(created)
  if (errorCode === undefined) return { kind: 'notReached', isConnection: true }
  run.keep(LEAVES_PLACES.has(errorCode) || blamesCode(errorCode) ? spentIntent(intent) : undefined)
  if (errorCode === 'PRICE_CHANGED') return { kind: 'priceChanged' }
  // Somebody else has used the code meanwhile: the order is made without it, after another look at the price.
  if (blamesCode(errorCode)) return { kind: 'refused', failure: created.failure, next: 'dropCode' }
  return { kind: 'orderRefused', errorCode }
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
    return { kind: 'declined' }
  }
  const next = afterRefusal(errorCode)
  if (next === 'payAgain') {
    run.keep(withNewKey(intent))
    return { kind: 'refused', failure: result.failure, next }
  }
  // The order is gone, was never there or takes no more: its key is spent. What places it still has are for the next one.
  run.keep(LEAVES_PLACES.has(errorCode) || next === 'dropCode' ? spentIntent(intent) : undefined)
  if (errorCode === 'PRICE_CHANGED') return { kind: 'priceChanged' }
  if (errorCode === 'ORDER_EXPIRED' || errorCode === 'NOT_FOUND') return { kind: 'orderRefused', errorCode }
  return { kind: 'refused', failure: result.failure, next }
}

/** Refusals that leave the unpaid order of before, if there is one, with its places: the next order takes them over. */
const LEAVES_PLACES = new Set(['PRICE_CHANGED', 'TOO_MANY_ATTEMPTS', 'TIME_UNAVAILABLE', 'TOO_EARLY'])

const ENDS_ORDER = new Set(['PRICE_CHANGED', 'ORDER_EXPIRED', 'NOT_FOUND', 'TOO_MANY_ATTEMPTS'])

function afterRefusal(errorCode: string): AfterRefusal {
  if (blamesCode(errorCode)) return 'dropCode'
  return ENDS_ORDER.has(errorCode) ? 'orderAgain' : 'payAgain'
}

/** What the gateway turns away before anything is forwarded; every other problem may have happened after it. */
const TURNED_AWAY = new Set([400, 403, 404, 405, 413, 415, 421, 422, 429, 431])

/** Why a call was definitely not carried out; undefined when nobody can tell. */
function refusalOf(result: Exclude<Result<unknown>, { ok: true }>): string | undefined {
  const { failure } = result
  if (failure.kind === 'business') return failure.errorCode
  return failure.kind === 'problem' && TURNED_AWAY.has(failure.status) ? `HTTP_${failure.status}` : undefined
}
