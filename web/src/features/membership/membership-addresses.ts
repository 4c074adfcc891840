import { MEMBERSHIP_CART, MEMBERSHIP_ENTRY } from '@layover/site/addresses'
import type { PurchaseAddresses } from '../../checkout/journey/purchase-addresses.ts'

const ROOT = MEMBERSHIP_ENTRY

/** The Cart is the index, the other steps are the checkout's (P15). */
export const membershipAddresses: PurchaseAddresses = {
  root: ROOT,
  step: (step) => (step === 1 ? MEMBERSHIP_CART : `${ROOT}/checkout?step=${step}`),
  result: (result) => `${ROOT}/result/${result}`,
}

/** The purchase with this plan in its cart. */
export function planPath(planId: string): string {
  return `${MEMBERSHIP_CART}?${new URLSearchParams({ planId })}`
}
