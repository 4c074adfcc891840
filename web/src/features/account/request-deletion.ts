import type { Data, Result } from '@layover/api-client'
import { client } from '../../api/client.ts'
import { encryptPassword } from './encrypt-password.ts'

type Deletion = Result<Data<'account.deleteAccount'>>

/**
 * Fetches the key, encrypts the password and requests the deletion. If the key has changed meanwhile, it fetches it
 * once more.
 */
export async function requestDeletion(account: string, password: string): Promise<Deletion> {
  const first = await attempt(account, password)
  const isKeyOld =
    !first.ok && first.failure.kind === 'business' && first.failure.errorCode === 'ENCRYPTION_KEY_UNKNOWN'
  return isKeyOld ? attempt(account, password) : first
}

async function attempt(account: string, password: string): Promise<Deletion> {
  const key = await client.read('account.encryptPublicKey', {})
  if (!key.ok) return key
  const { keyId, publicKey } = key.data
  const encrypted = await encryptPassword(publicKey, password)
  return client.submit('account.deleteAccount', { account: account.trim(), password: encrypted, keyId })
}
