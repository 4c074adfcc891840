import type { Input } from '@layover/api-client'

/** Which purchase a discount code is for (P260). */
export type ServiceType = Input<'discount.checkAvailable'>['serviceType']

/** The discount as an order names it; empty without one. */
export type Offer = { readonly discountCode?: string; readonly switchToken?: string }
