import {
  MEMBERSHIP_CART,
  MEMBERSHIP_CHECKOUT,
  MEMBERSHIP_ENTRY,
  MEMBERSHIP_RESULT,
  pathTo,
} from '@layover/site/addresses'
import type { PurchaseAddresses } from '../../checkout/journey/purchase-addresses.ts'

/** The Cart is the index, the other steps are the checkout's (P15). */
export const membershipAddresses: PurchaseAddresses = {
  root: MEMBERSHIP_ENTRY,
  step: (step) => (step === 1 ? MEMBERSHIP_CART : `${MEMBERSHIP_CHECKOUT}?step=${step}`),
  result: (result) => pathTo(MEMBERSHIP_RESULT, { result }),
}

/** The purchase with this plan in its cart. */
export function planPath(planId: string): string {
  return `${MEMBERSHIP_CART}?${new URLSearchParams({ planId })}`
}
