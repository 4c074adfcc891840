import { clampQuantity, QUANTITY_MIN } from '@layover/rules/quantity'
import { type CheckoutDraft, restoreCheckoutDraft } from '../../checkout/journey/draft.ts'
import {
  NO_PASSENGERS,
  type PassengerDraft,
  restorePassengers,
} from '../../checkout/passengers/passenger-draft.ts'
import { isObject } from '../../session/json.ts'

/** A visitor's answers to buy walk-up passes. */
export type LoungePassDraft = CheckoutDraft &
  PassengerDraft & {
    /** The number of passes, one for each passenger: 1 to 99. */
    readonly quantity: number
    /** The name of the lounge that the visitor came from (P437). */
    readonly loungeName?: string
  }

/** No lounge's name is longer. */
const LONGEST_NAME = 200

export const EMPTY_LOUNGE_PASS: LoungePassDraft = {
  ...NO_PASSENGERS,
  quantity: QUANTITY_MIN,
  isCartSeen: false,
}

/** Reads the stored draft, part by part; nothing in storage can break the page. */
export function restoreLoungePass(stored: unknown): LoungePassDraft {
  if (!isObject(stored)) return EMPTY_LOUNGE_PASS
  return {
    ...restoreCheckoutDraft(stored),
    ...restorePassengers(stored),
    quantity: typeof stored.quantity === 'number' ? clampQuantity(stored.quantity) : QUANTITY_MIN,
    ...(typeof stored.loungeName === 'string' && { loungeName: stored.loungeName.slice(0, LONGEST_NAME) }),
  }
}
