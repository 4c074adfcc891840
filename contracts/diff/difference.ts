/**
 * The direction of a change. `narrower`: a value that passed does not pass any more. `wider`: a value passes that did
 * not. `other`: both, or more than a comparison can decide. Properties are their own kinds, since a reader copes with one
 * that it does not know and not with one that is gone.
 */
export type Change =
  | 'narrower'
  | 'wider'
  | 'other'
  | 'optional property added'
  | 'required property added'
  | 'optional property removed'
  | 'required property removed'
  | 'opened'
  | 'closed'

/** One change at one place of a body, header or parameter. */
export interface Difference {
  /** `$.data[].supportCip`: the place, with `[]` for every item. */
  readonly path: string
  readonly change: Change
  /** Before and after, for a reader: `maxLength 30, now 20`. */
  readonly what: string
}
