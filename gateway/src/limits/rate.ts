/** How many requests a window of time allows. All may come at once; each counts until its share of the window has passed. */
export interface Rate {
  readonly count: number
  readonly windowMs: number
}

/** The rates of one kind of call: strict for a visitor, generous for an address, which a whole airport may share. */
export interface Limit {
  readonly visitor: Rate
  readonly address: Rate
}

/** One request counted under one name. */
export interface Take {
  readonly name: string
  readonly rate: Rate
}

/** Counts requests. All takes of a request are made, or none: a refused request costs nothing. */
export interface LimitStore {
  /** Milliseconds until the request may pass; 0 when it passes now. Never rejects. */
  readonly take: (takes: readonly Take[]) => number | Promise<number>
  /** Undoes takes that still count. The caller does not wait for it. */
  readonly giveBack: (takes: readonly Take[]) => void
}
