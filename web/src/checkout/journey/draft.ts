import type { Price } from '@layover/api-client'
import { isObject } from '../../session/json.ts'
import type { QuotedPrice } from './quoted-price.ts'

/** A total that the visitor has seen and accepted on the review. */
type AgreedTotal = { readonly totalAmount: string; readonly currency: string }

/** What createOrder answers beside the number: the shop sends the key with it, and shows the reference (P404, P406). */
type OrderAccess = { readonly statusKey?: string; readonly reference?: string }

/** The data with which one order happens at most once (P187). It holds no card data, token or ciphertext. */
export type OrderIntent = {
  /** createOrder's Idempotency-Key: one per intent, so a reload in the middle requests the same order again. */
  readonly orderKey: string
  /** The body that the key belongs to. Another body is another intent with another key. */
  readonly fingerprint: string
  /** The quote behind the body. The order's card pays its total. */
  readonly price: QuotedPrice
  readonly orderNo?: string
  readonly access?: OrderAccess
  /** An earlier, unpaid order. It ends with this one, which takes over its places. */
  readonly replaces?: string
  readonly replacedAccess?: OrderAccess
  /** The body of that earlier order: it names the places that the next order may take over. */
  readonly replacedBody?: string
  /** confirm's Idempotency-Key: a new one after each definite reply. */
  readonly attemptKey: string
  /** Starts at 1 and grows with each declined attempt. */
  readonly attempt: number
  /** Set before the confirm call is sent and removed by its definite reply. Until then no other payment starts. */
  readonly payingSince?: number
}

/** The checkout's own part of a draft, beside a purchase's answers. */
export type CheckoutDraft = {
  /** Whether Next was pressed on the cart, so that the visitor has seen what is in it. */
  readonly isCartSeen: boolean
  readonly agreed?: AgreedTotal
  readonly intent?: OrderIntent
}

/** True while the outcome of an attempt is unknown: then only the checking page is shown (P193). */
export function isSettling(draft: Pick<CheckoutDraft, 'intent'>): boolean {
  return draft.intent?.payingSince !== undefined
}

/**
 * The intent for a body: the current one when the body is the same, otherwise a new one with new keys that replaces
 * the old one's order.
 */
export function intentFor(
  draft: Pick<CheckoutDraft, 'intent'>,
  body: object,
  price: QuotedPrice,
): OrderIntent {
  const fingerprint = JSON.stringify(body)
  if (draft.intent?.fingerprint === fingerprint) return draft.intent
  return { ...newKeys(), attempt: 1, fingerprint, price, ...replacing(draft.intent) }
}

/** The rest of an intent whose order accepts no more payments: the next order replaces that order. */
export function spentIntent(intent: OrderIntent): OrderIntent | undefined {
  const left = replacing(intent)
  // No body has this fingerprint, so the next order gets new keys.
  return 'replaces' in left
    ? { ...newKeys(), attempt: 1, fingerprint: '', price: intent.price, ...left }
    : undefined
}

/**
 * The intent when the order that it would have replaced is being paid, or is paid. The shop fetches that order's
 * outcome and pays nothing until it is known. Its answers are not the current ones, so a later order is a new one.
 */
export function settlingInstead(intent: OrderIntent, orderNo: string): OrderIntent {
  const { replaces: _, replacedAccess: access, ...rest } = intent
  const order = { orderNo, ...(access !== undefined && { access }) }
  return { ...rest, ...newKeys(), attempt: 1, fingerprint: '', ...order, payingSince: Date.now() }
}

const newKeys = () => ({ orderKey: crypto.randomUUID(), attemptKey: crypto.randomUUID() })

type Replaced = Pick<OrderIntent, 'replaces' | 'replacedAccess' | 'replacedBody'>

function replacing(intent: OrderIntent | undefined): Replaced {
  const replaces = intent?.orderNo ?? intent?.replaces
  if (replaces === undefined) return {}
  const replacedAccess = intent?.orderNo === undefined ? intent?.replacedAccess : intent.access
  const replacedBody = standingBody(intent)
  return {
    replaces,
    ...(replacedAccess !== undefined && { replacedAccess }),
    ...(replacedBody !== undefined && { replacedBody }),
  }
}

/** The body of the current unpaid order: the intent's own, or the one that it replaces. */
export function standingBody(intent: OrderIntent | undefined): string | undefined {
  // An order that settlingInstead fetches has no body here.
  return (intent?.orderNo !== undefined && intent.fingerprint) || intent?.replacedBody
}

/** The intent after a decline: the same order, the next attempt, a new key (P198). */
export function nextAttempt(intent: OrderIntent): OrderIntent {
  return { ...withNewKey(intent), attempt: intent.attempt + 1 }
}

/** The intent after confirm was refused without a charge: the same attempt under a new key. */
export function withNewKey(intent: OrderIntent): OrderIntent {
  return { ...withoutPaying(intent), attemptKey: crypto.randomUUID() }
}

/** The intent when the attempt did not reach the provider: it may be sent again under its own key. */
export function withoutPaying({ payingSince: _, ...intent }: OrderIntent): OrderIntent {
  return intent
}

/** Reads the checkout's parts from the stored draft; a part without the right shape is left out. */
export function restoreCheckoutDraft(stored: unknown): CheckoutDraft {
  if (!isObject(stored)) return { isCartSeen: false }
  const { isCartSeen, agreed, intent } = stored
  return {
    isCartSeen: isCartSeen === true,
    ...(isAgreed(agreed) && { agreed }),
    ...(isIntent(intent) && { intent: repaired(intent) }),
  }
}

/**
 * Drops a payment without an order number: its outcome could never be fetched, and the checking page would never end.
 */
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
  const hasAccess = [value.access, value.replacedAccess].every(isAccess)
  const hasTime = value.payingSince === undefined || typeof value.payingSince === 'number'
  return (
    hasTexts && hasOrder && hasAccess && hasTime && typeof value.attempt === 'number' && isPrice(value.price)
  )
}

function isAccess(value: unknown): boolean {
  if (value === undefined) return true
  return (
    isObject(value) &&
    [value.statusKey, value.reference].every((text) => text === undefined || typeof text === 'string')
  )
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
