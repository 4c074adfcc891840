import type { Act } from './stub/answer.ts'

export type Kind = 'transport' | 'envelope' | 'shape' | 'semantics' | 'harmless'

/** One thing changed about one call of a correct upstream. */
export interface Mutation {
  readonly name: string
  /** Id of the call: `lounge.detail`. */
  readonly call: string
  readonly kind: Kind
  /**
   * The places that a report may name, with `[]` for any item: `$.data[].city`, `status`, `body`. One of them is enough,
   * and so is a place inside or around it. Empty for a harmless mutation.
   */
  readonly paths: readonly string[]
  /** Calls on which the same fault may as well be named, since it is that two of them disagree. */
  readonly alsoAt?: readonly string[]
  /** The report must call it not tested: nothing is known of it, good or bad. */
  readonly isUntested?: boolean
  /** A fresh memory for each run. */
  readonly act: () => Act
}
