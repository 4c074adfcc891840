import type { OrderConfirmed } from '@layover/api-client'
import type { CardErrors } from '../card/card.ts'

/** How an attempt to pay ended. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly order: OrderConfirmed }
  /** The bank said no: same order, next attempt. */
  | { readonly kind: 'declined' }
  /** createOrder said no: there is nothing to pay. */
  | { readonly kind: 'orderRefused'; readonly errorCode: string }
  /** createOrder found another total than the one that was agreed to. */
  | { readonly kind: 'priceChanged' }
  /** Confirm's answer is lost or not final: ask how the order stands, never pay again. */
  | { readonly kind: 'unknown' }
  /** Nothing was charged and nothing could have been: the same attempt may be made again. */
  | { readonly kind: 'notReached'; readonly isConnection: boolean; readonly message?: string }
  /** The card provider found mistakes in the card. */
  | { readonly kind: 'cardWrong'; readonly errors: CardErrors }
