import type { OrderConfirmed, Price } from '@layover/api-client'

/** A price, and its lines where the answer lists them; then the summary shows these and words none of its own. */
export type QuotedPrice = Price & { readonly lines?: OrderConfirmed['lines'] }
