import type { Store } from '../store/store.ts'

/** The dependencies of every function about slots. Tests pass a clock of their own. */
export interface SlotDeps {
  readonly store: Store
  readonly now: () => Date
}
