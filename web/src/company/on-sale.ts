/**
 * Purchases whose pages do not stand yet. What they would sell is told with its price, plainly and before anyone chooses,
 * as not on sale. A purchase that opens is switched on here, and nowhere else.
 */
export const ON_SALE: { readonly membership: boolean } = { membership: false }
