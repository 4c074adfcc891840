import { notAvailable } from './found.ts'
import type { HandlersOf } from './handler.ts'

/** There are no accounts yet. */
export function accountHandlers(): HandlersOf<'account'> {
  return { encryptPublicKey: notAvailable, deleteAccount: notAvailable }
}
