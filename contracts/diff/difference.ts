/**
 * How what is allowed has changed. `narrower`: something that passed passes no more. `wider`: something passes that did
 * not. `other`: both, or more than a comparison can tell. Properties are their own kinds, since a reader copes with one
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
  /** What was and what is, for a reader: `maxLength 30, now 20`. */
  readonly what: string
}
