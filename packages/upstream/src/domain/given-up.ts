/** The provider did not know the payment after its grace; it may still have been under way. */
export const NOT_RECEIVED = 'NOT_RECEIVED'

/** The provider answered no query for the payment within a day (P376). */
export const NEVER_KNOWN = 'NEVER_KNOWN'

/** Reasons of attempts that were given up: a capture may still turn up. */
export const GIVEN_UP = new Set<string | null>([NOT_RECEIVED, NEVER_KNOWN])
