import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import type { StateValueName } from '@layover/contracts'
import type { AccountDeps } from '../accounts/account-deps.ts'
import { orderKey, passLinkKey } from '../domain/signatures.ts'
import { sampleAccounts } from './sample-accounts.ts'
import type { StateData } from './state-data.ts'
import { tokenOfTestCard, type Vault } from './test-card.ts'

/** The secrets of this server that its values depend on. */
export interface ValueDeps extends Pick<AccountDeps, 'keys' | 'signingKeys'> {
  readonly vault: Vault
}

/** As the shop encrypts a password: RSA-OAEP-256, base64. */
function seal({ publicKey }: { readonly publicKey: string }, text: string): string {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return publicEncrypt(options, Buffer.from(text)).toString('base64')
}

/**
 * The values of a state on this server, for the names that a verifier gives. A value that is here as the examples have it, such
 * as a lounge's code, is answered as it came.
 */
export async function stateValuesHere(
  wanted: Readonly<Record<string, unknown>>,
  { orderNo, reference, holdId, visitDate, visitTime }: StateData,
  { signingKeys, keys: [accountKey], vault }: ValueDeps,
): Promise<Record<string, unknown>> {
  const passNumber = `${reference}-1`
  const here: Partial<Record<StateValueName, () => string | Promise<string | undefined>>> = {
    orderNo: () => orderNo,
    reference: () => reference,
    holdId: () => holdId,
    visitDate: () => visitDate,
    visitTime: () => visitTime,
    orderKey: () => orderKey(signingKeys, reference),
    passNumber: () => passNumber,
    passKey: () => passLinkKey(signingKeys, passNumber),
    keyId: () => accountKey.keyId,
    password: () => seal(accountKey, sampleAccounts[0]?.password ?? ''),
    wrongPassword: () => seal(accountKey, 'another password'),
    paymentToken: async () => await tokenOfTestCard(vault),
  }
  const entries = Object.entries(wanted).map(async ([name, example]) => {
    const own = await here[name as StateValueName]?.()
    return [name, own ?? example] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
