import type { Input } from '@layover/api-client'

/** The kind of purchase that a discount code is checked for (P260). */
export type ServiceType = Input<'discount.checkAvailable'>['serviceType']

/** The discount in an order's body; empty without one. */
export type Offer = { readonly discountCode?: string; readonly switchToken?: string }
