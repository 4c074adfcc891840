import type { Store } from '../store/store.ts'
import type { AccountKey } from './account-keys.ts'

/** The dependencies of the account calls. */
export interface AccountDeps {
  readonly store: Store
  /** Newest first: the first is published, all of them decrypt. */
  readonly keys: readonly [AccountKey, ...AccountKey[]]
  readonly signingKey: string
  readonly now: () => Date
}
