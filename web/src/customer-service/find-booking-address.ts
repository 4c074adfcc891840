import { HELP } from '@layover/site/addresses'

/** The part of a page that searches for bookings. */
export const FIND_BOOKING_PART = 'find-my-booking'

export const FIND_BOOKING = `${HELP}#${FIND_BOOKING_PART}`
