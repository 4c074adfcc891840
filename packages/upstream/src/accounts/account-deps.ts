import type { Store } from '../store/store.ts'
import type { AccountKey } from './account-keys.ts'

/** What the account calls work with. */
export interface AccountDeps {
  readonly store: Store
  /** Newest first: the first is handed out, all of them open. */
  readonly keys: readonly [AccountKey, ...AccountKey[]]
  readonly signingKey: string
  readonly now: () => Date
}
