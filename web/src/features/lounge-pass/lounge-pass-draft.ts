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

/** Reads what the session kept, part by part; nothing that was stored can break the page. */
export function restoreLoungePass(kept: unknown): LoungePassDraft {
  if (!isObject(kept)) return EMPTY_LOUNGE_PASS
  return {
    ...restoreCheckoutDraft(kept),
    ...restorePassengers(kept),
    quantity: typeof kept.quantity === 'number' ? clampQuantity(kept.quantity) : QUANTITY_MIN,
    isCartSeen: kept.isCartSeen === true,
  }
}
