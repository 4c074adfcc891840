import * as cip from './calls/cip.ts'
import * as lounge from './calls/lounge.ts'
import * as loungePrebooking from './calls/lounge-prebooking.ts'
import * as purchasemembership from './calls/purchase-membership.ts'
import type { CallDefinition } from './define-call.ts'
import type { ServiceType } from './shapes/codes.ts'

/** Everything that is sold, with its calls under the provider's own names. Whatever holds for every purchase walks this. */
export const purchases = {
  LOUNGE: {
    quote: lounge.calculateLoungePrice,
    createOrder: lounge.createOrder,
    confirm: lounge.confirmPaymentOrder,
  },
  PREBOOK: {
    quote: loungePrebooking.calculatePrice,
    createOrder: loungePrebooking.createOrder,
    confirm: loungePrebooking.confirmPaymentOrder,
  },
  FASTTRACK: {
    quote: cip.calculatePrice,
    createOrder: cip.createOrder,
    confirm: cip.confirmPaymentOrder,
  },
  MEMBERSHIP: {
    quote: purchasemembership.getPlanByAgentId,
    createOrder: purchasemembership.createOrder,
    confirm: purchasemembership.confirmPayment,
  },
} as const satisfies Record<ServiceType, Record<'quote' | 'createOrder' | 'confirm', CallDefinition>>

/** The quotes with a price by the head, which take discount codes. */
export const headQuotes: readonly CallDefinition[] = Object.values(purchases)
  .map(({ quote }): CallDefinition => quote)
  .filter(({ errorCodes }) => errorCodes.includes('20002'))
