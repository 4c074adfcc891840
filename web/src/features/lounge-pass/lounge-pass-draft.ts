import { clampQuantity, QUANTITY_MIN } from '@layover/rules/quantity'
import { type CheckoutDraft, restoreCheckoutDraft } from '../../checkout/journey/draft.ts'
import {
  NO_PASSENGERS,
  type PassengerDraft,
  restorePassengers,
} from '../../checkout/passengers/passenger-draft.ts'
import { isObject } from '../../session/json.ts'

/** What a visitor answers to buy walk-up passes. */
export type LoungePassDraft = CheckoutDraft &
  PassengerDraft & {
    /** One pass each, the lead's included: 1 to 99. */
    readonly quantity: number
    /** Next was pressed on the cart: its number was seen, not only assumed. */
    readonly isCartSeen: boolean
  }

export const EMPTY_LOUNGE_PASS: LoungePassDraft = {
  ...NO_PASSENGERS,
  quantity: QUANTITY_MIN,
  isCartSeen: false,
}

/** Reads what the session stored, part by part; nothing that was stored can break the page. */
export function restoreLoungePass(stored: unknown): LoungePassDraft {
  if (!isObject(stored)) return EMPTY_LOUNGE_PASS
  return {
    ...restoreCheckoutDraft(stored),
    ...restorePassengers(stored),
    quantity: typeof stored.quantity === 'number' ? clampQuantity(stored.quantity) : QUANTITY_MIN,
    isCartSeen: stored.isCartSeen === true,
  }
}
