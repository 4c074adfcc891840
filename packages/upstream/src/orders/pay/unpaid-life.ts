import { HOUR_MS } from '@layover/rules/durations'

/** The longest life of an unpaid order, however often it is declined and however long it waits for its turn. */
export const LONGEST_WAIT_MS = HOUR_MS
