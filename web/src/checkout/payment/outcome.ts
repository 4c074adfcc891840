import type { CallFailure, OrderConfirmed } from '@layover/api-client'
import type { CardErrors } from '../card/card.ts'

/**
 * Where a refused confirm leaves the visitor: on Payment, where the order stands and may be paid; on the review for
 * another order, because this one takes no more attempts or its discount code does not count any more.
 */
export type AfterRefusal = 'payAgain' | 'orderAgain' | 'dropCode'

/** How an attempt to pay ended. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly order: OrderConfirmed }
  /** The attempt failed, by the bank or on the way to it; `message` says why. Same order, next attempt. */
  | { readonly kind: 'declined'; readonly message?: string }
  /** createOrder said no: there is nothing to pay. */
  | { readonly kind: 'orderRefused'; readonly errorCode: string }
  /** Confirm was turned away before a card was asked: nothing was charged, and no bank has said anything. */
  | { readonly kind: 'refused'; readonly failure: CallFailure; readonly next: AfterRefusal }
  /** The order's total is another one than the one that was agreed to. */
  | { readonly kind: 'priceChanged' }
  /** Confirm's answer is lost or not final: ask how the order stands, never pay again. */
  | { readonly kind: 'unknown' }
  /** Nothing was charged and nothing could have been: the same attempt may be made again. */
  | { readonly kind: 'notReached'; readonly isConnection: boolean; readonly message?: string }
  /** The card provider found mistakes in the card. */
  | { readonly kind: 'cardWrong'; readonly errors: CardErrors }
