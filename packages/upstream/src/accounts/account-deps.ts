import type { SigningKeys } from '../domain/signatures.ts'
import type { Store } from '../store/store.ts'
import type { AccountKey } from './account-keys.ts'

/** The dependencies of the account calls. */
export interface AccountDeps {
  readonly store: Store
  /** Newest first: the first is published, all of them decrypt. */
  readonly keys: readonly [AccountKey, ...AccountKey[]]
  readonly signingKeys: SigningKeys
  readonly now: () => Date
}
