/**
 * Where a purchase is: all that the router, the frame and the counting of visits know of it. It is on every page, so it
 * imports its address alone.
 */
export type PurchaseEntry = {
  /** What a count calls it; never what was bought. */
  readonly name: string
  /** The pattern of its steps and its results (P12 to P15), one of `packages/site`. */
  readonly path: string
  /** Its route module, seen from `web/src`. */
  readonly route: string
}
