/** The query parameters that narrow the lists of an airport (P64). */
export const LIST_FILTERS = ['terminal', 'side', 'prebook', 'open'] as const

/** A shorter list is seen at a glance, so it needs no filter. */
export const FILTER_FROM = 3
