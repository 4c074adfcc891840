/** Which purchase a discount code is for (P260). */
export type ServiceType = 'LOUNGE' | 'PREBOOK' | 'FASTTRACK' | 'MEMBERSHIP'

/** The discount as an order names it; empty without one. */
export type Offer = { readonly discountCode?: string; readonly switchToken?: string }
