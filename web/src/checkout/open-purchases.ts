/**
 * Purchases whose pages do not stand yet. Where one says `false`, what it would sell is told with its price and
 * conditions, and nobody is sent to a page that cannot sell it; `true` turns the words into buttons everywhere.
 */
export const openPurchases: { readonly preBooking: boolean; readonly fastTrack: boolean } = {
  preBooking: false,
  fastTrack: false,
}
