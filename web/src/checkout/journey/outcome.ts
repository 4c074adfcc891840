import type { CallFailure, OrderConfirmed } from '@layover/api-client'
import type { Connection } from '../../api/call-failed.ts'
import type { CardErrors } from '../card/card.ts'

/**
 * The step after a refused confirm: Payment when the order can still be paid, or the review for another order when
 * this one accepts no more attempts or its discount code is no longer valid.
 */
export type AfterRefusal = 'payAgain' | 'orderAgain' | 'dropCode'

/** How an attempt to pay ended. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly order: OrderConfirmed }
  /**
   * The attempt failed at the bank or before it; `message` is the reason. The same order can be paid in the next
   * attempt.
   */
  | { readonly kind: 'declined'; readonly message?: string }
  /** createOrder was refused: there is nothing to pay. */
  | { readonly kind: 'orderRefused'; readonly errorCode: string }
  /** Confirm was refused before it reached a bank: nothing was charged. */
  | { readonly kind: 'refused'; readonly failure: CallFailure; readonly next: AfterRefusal }
  /** Card payments do not work at the moment: nothing was charged, and the same order can be paid later (P371). */
  | { readonly kind: 'cardsDown'; readonly orderNo: string }
  /** Too many cards were declined for this one to be tried now: nothing was charged, and the same order is paid later (P486). */
  | { readonly kind: 'heldBack'; readonly orderNo: string }
  /** The order's total differs from the agreed one. */
  | { readonly kind: 'priceChanged' }
  /** Confirm's reply is lost or not final: fetch the order's status, never pay again. */
  | { readonly kind: 'unknown' }
  /** Nothing was or could have been charged: the same attempt may be repeated. */
  | ({ readonly kind: 'notReached'; readonly message?: string } & Connection)
  /** The card provider rejected fields of the card. */
  | { readonly kind: 'cardWrong'; readonly errors: CardErrors }
