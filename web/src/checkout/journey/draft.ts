import type { Price } from '@layover/api-client'
import { isObject } from '../../session/json.ts'
import type { QuotedPrice } from './quoted-price.ts'

/** A total that the visitor has seen and accepted on the review. */
type AgreedTotal = { readonly totalAmount: string; readonly currency: string }

/**
 * What one order needs so that it happens at most once (P187). No card data: tokens and ciphertext stay out too.
 */
export type OrderIntent = {
  /** createOrder's Idempotency-Key: one per intent, so a reload in the middle asks for the same order again. */
  readonly orderKey: string
  /** The body that the key belongs to. Another body is another intent and gets another key. */
  readonly fingerprint: string
  /** The quote that the body was made of; its total is what the order's card pays. */
  readonly price: QuotedPrice
  readonly orderNo?: string
  /** An order of before that was not paid: it ends with this one, which takes over its places where it has any. */
  readonly replaces?: string
  /** The body of that order: what it was for, and so what the next one may take over. */
  readonly replacedBody?: string
  /** confirm's Idempotency-Key: a new one after each definite answer. */
  readonly attemptKey: string
  /** Counts from 1; grows with each declined attempt. */
  readonly attempt: number
  /** Set before the confirm call leaves and taken away by its definite answer: until then nobody pays again. */
  readonly payingSince?: number
}

/** What the checkout itself keeps beside a purchase's own answers. */
export type CheckoutDraft = { readonly agreed?: AgreedTotal; readonly intent?: OrderIntent }

/** True while an attempt's outcome is not known: the only page then is the one that asks (P193). */
export function isSettling(draft: CheckoutDraft): boolean {
  return draft.intent?.payingSince !== undefined
}

/**
 * The intent for a body: the one under way when the body is the same, else a new one with keys of its own, in place of the
 * order that the old one had.
 */
export function intentFor(draft: CheckoutDraft, body: object, price: QuotedPrice): OrderIntent {
  const fingerprint = JSON.stringify(body)
  if (draft.intent?.fingerprint === fingerprint) return draft.intent
  return { ...newKeys(), attempt: 1, fingerprint, price, ...replacing(draft.intent) }
}

/** What is left of an intent whose order takes no more payments: the next order takes its place. */
export function spentIntent(intent: OrderIntent): OrderIntent | undefined {
  const left = replacing(intent)
  // No body has this fingerprint, so whatever is ordered next gets keys of its own.
  return 'replaces' in left
    ? { ...newKeys(), attempt: 1, fingerprint: '', price: intent.price, ...left }
    : undefined
}

/**
 * The order that the new one would have replaced is being paid, or is paid: it is asked about, and nothing is paid until
 * it is known. Its answers are not those of now, so whatever is ordered afterwards is another order in its place.
 */
export function settlingInstead(intent: OrderIntent, orderNo: string): OrderIntent {
  const { replaces: _, ...rest } = intent
  return { ...rest, ...newKeys(), attempt: 1, fingerprint: '', orderNo, payingSince: Date.now() }
}

const newKeys = () => ({ orderKey: crypto.randomUUID(), attemptKey: crypto.randomUUID() })

function replacing(intent: OrderIntent | undefined): Pick<OrderIntent, 'replaces' | 'replacedBody'> {
  const replaces = intent?.orderNo ?? intent?.replaces
  if (replaces === undefined) return {}
  const replacedBody = standingBody(intent)
  return { replaces, ...(replacedBody !== undefined && { replacedBody }) }
}

/** The body of the unpaid order that stands: the intent's own, else the one that it replaces. */
export function standingBody(intent: OrderIntent | undefined): string | undefined {
  // An order that is asked about instead of a new one has no body of its own here: see settlingInstead.
  return (intent?.orderNo !== undefined && intent.fingerprint) || intent?.replacedBody
}

/** After a decline: the same order, the next attempt, a key of its own (P198). */
export function nextAttempt(intent: OrderIntent): OrderIntent {
  return { ...withNewKey(intent), attempt: intent.attempt + 1 }
}

/** Confirm was refused before a card was asked: the same attempt, under another key after that definite answer. */
export function withNewKey(intent: OrderIntent): OrderIntent {
  return { ...withoutPaying(intent), attemptKey: crypto.randomUUID() }
}

/** The attempt did not reach the provider: it may be made again under its own key. */
export function withoutPaying({ payingSince: _, ...intent }: OrderIntent): OrderIntent {
  return intent
}

/** Reads both parts out of what the session stored; a part that does not have its shape is left out. */
export function restoreCheckoutDraft(stored: unknown): CheckoutDraft {
  if (!isObject(stored)) return {}
  const { agreed, intent } = stored
  return { ...(isAgreed(agreed) && { agreed }), ...(isIntent(intent) && { intent: repaired(intent) }) }
}

/** A payment of no order can be asked about nowhere: whoever had to wait for its outcome would wait for ever. */
function repaired(intent: OrderIntent): OrderIntent {
  return intent.orderNo === undefined ? withoutPaying(intent) : intent
}

function isAgreed(value: unknown): value is AgreedTotal {
  return isObject(value) && typeof value.totalAmount === 'string' && typeof value.currency === 'string'
}

function isIntent(value: unknown): value is OrderIntent {
  if (!isObject(value)) return false
  const hasTexts = ['orderKey', 'fingerprint', 'attemptKey'].every((name) => typeof value[name] === 'string')
  const { orderNo, replaces, replacedBody } = value
  const hasOrder = [orderNo, replaces, replacedBody].every(
    (text) => text === undefined || typeof text === 'string',
  )
  const hasTime = value.payingSince === undefined || typeof value.payingSince === 'number'
  return hasTexts && hasOrder && hasTime && typeof value.attempt === 'number' && isPrice(value.price)
}

const PRICE_TEXTS = [
  'currency',
  'currencySymbol',
  'totalAmount',
  'overNumTotalPrice',
  'prebookPrice',
  'discountFee',
  'couponDiscountFee',
] as const satisfies readonly (keyof Price)[]

function isPrice(value: unknown): value is QuotedPrice {
  if (!isObject(value)) return false
  const { lines = [] } = value
  const areLines = Array.isArray(lines) && lines.every(isLine)
  return areLines && PRICE_TEXTS.every((name) => typeof value[name] === 'string')
}

function isLine(value: unknown): boolean {
  if (!isObject(value)) return false
  return (
    typeof value.name === 'string' && typeof value.quantity === 'number' && typeof value.amount === 'string'
  )
}
