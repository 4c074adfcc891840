/** A purchase for the router, the frame and analytics. Every page loads this, so it imports nothing but its address. */
export type PurchaseEntry = {
  /** Its name in events. */
  readonly name: string
  /** The pattern of its steps and its results (P12 to P15), one of `packages/site`. */
  readonly path: string
  /** Its route module, relative to `web/src`. */
  readonly route: string
}
