/** The longest life of an unpaid order, however often it is declined and however long it waits for its turn. */
export const LONGEST_WAIT_MS = 60 * 60_000
