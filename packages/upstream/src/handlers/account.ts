import { requestDeletion } from '../accounts/request-deletion.ts'
import type { HandlerDeps } from './deps.ts'
import type { HandlersOf } from './handler.ts'

export function accountHandlers({ accounts }: Pick<HandlerDeps, 'accounts'>): HandlersOf<'account'> {
  const { keyId, publicKey } = accounts.keys[0]
  return {
    encryptPublicKey: () => ({ keyId, publicKey }),
    deleteAccount: async (request, { owner }) => await requestDeletion(accounts, request, owner),
  }
}
