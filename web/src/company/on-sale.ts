/** What can be bought in the shop. */
type Offer = 'loungePass' | 'preBooking' | 'fastTrack' | 'membership'

/**
 * What can be bought here today. Pages say of the rest, plainly and before anyone chooses, that it is not on sale yet.
 * A purchase that opens is switched on here, and nowhere else.
 */
export const ON_SALE: Readonly<Record<Offer, boolean>> = {
  loungePass: true,
  preBooking: false,
  fastTrack: false,
  membership: false,
}
