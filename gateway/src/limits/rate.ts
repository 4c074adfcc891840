/** So many in so long, all of them at once if one likes; each is forgiven after its share of the time. */
export interface Rate {
  readonly count: number
  readonly windowMs: number
}

/** What one kind of call may cost: strict for one visitor, generous for an address, behind which a whole airport may be. */
export interface Limit {
  readonly visitor: Rate
  readonly address: Rate
}

/** One request counted under one name. */
export interface Take {
  readonly name: string
  readonly rate: Rate
}

/** Counts. All takes of a request are made, or none: one that is refused costs nothing. */
export interface LimitStore {
  /** Milliseconds until the request would be let through; 0 when it is. Never rejects. */
  readonly take: (takes: readonly Take[]) => number | Promise<number>
  /** Undoes takes that were made, as far as they are not forgiven by now. Nobody waits for it. */
  readonly giveBack: (takes: readonly Take[]) => void
}
