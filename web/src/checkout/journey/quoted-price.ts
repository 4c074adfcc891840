import type { OrderConfirmed, Price } from '@layover/api-client'

/** A price, with its lines if the reply has any; the summary then shows these lines and no others. */
export type QuotedPrice = Price & { readonly lines?: OrderConfirmed['lines'] }
