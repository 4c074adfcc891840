import { compactDecrypt, decodeProtectedHeader } from 'jose'
import type { CardSummary } from '../cards/test-card.ts'
import type { FaultId } from '../refusals/fault.ts'
import type { ClientSessions } from './client-sessions.ts'
import { readCustomerInput } from './customer-input.ts'
import type { EncryptionKey } from './encryption-key.ts'
import { checkPaymentValues } from './payment-values.ts'

type OpenerOptions = {
  readonly encryptionKey: EncryptionKey
  readonly sessions: ClientSessions
  readonly merchantId: string
  readonly now: () => number
}

/** What may be kept of a card and whose it is, or why it is refused and what in it is wrong. */
export type OpenedCard =
  | { readonly card: CardSummary; readonly cardholderName: string }
  | { readonly fault: FaultId; readonly properties: readonly string[] }

const inputName = 'encryptedCustomerInput'

/** Opens what a browser encrypted and holds it against every rule; the nonce is given to the payment of the key. */
export function cardOpener({ encryptionKey, sessions, merchantId, now }: OpenerOptions) {
  return async (encryptedInput: string, idempotenceKey: string): Promise<OpenedCard> => {
    const keyId = keyIdOf(encryptedInput)
    if (keyId === undefined) return refuse('INVALID_ENCRYPTED_INPUT')
    if (keyId !== encryptionKey.keyId) return refuse('UNKNOWN_ENCRYPTION_KEY')
    const plaintext = await decrypt(encryptedInput, encryptionKey)
    const input = plaintext && readCustomerInput(plaintext)
    if (!input) return refuse('INVALID_ENCRYPTED_INPUT')
    const { clientSessionId, nonce } = input
    if (sessions.find(clientSessionId)?.merchantId !== merchantId) return refuse('UNKNOWN_SESSION')
    const checked = checkPaymentValues(input, now())
    if ('wrong' in checked) return refuse('INVALID_CARD', checked.wrong)
    // Last, so that what was refused has not used its nonce up.
    return sessions.claimNonce(clientSessionId, nonce, idempotenceKey) ? checked : refuse('NONCE_USED')
  }
}

/** The header's `kid`, when the header is exactly the SDK's: another algorithm, `zip` or anything more is no input of it. */
function keyIdOf(encryptedInput: string): string | undefined {
  try {
    const { alg, enc, kid, ...more } = decodeProtectedHeader(encryptedInput)
    const isSdk = alg === 'RSA-OAEP' && enc === 'A256CBC-HS512' && Object.keys(more).length === 0
    return isSdk && typeof kid === 'string' ? kid : undefined
  } catch {
    return undefined
  }
}

/** Undefined whatever went wrong: which step it was must not be told, or it could be asked until the text is known. */
async function decrypt(
  encryptedInput: string,
  { privateKey }: EncryptionKey,
): Promise<Uint8Array | undefined> {
  try {
    const { plaintext } = await compactDecrypt(encryptedInput, privateKey, {
      keyManagementAlgorithms: ['RSA-OAEP'],
      contentEncryptionAlgorithms: ['A256CBC-HS512'],
      maxDecompressedLength: 0,
    })
    return plaintext
  } catch {
    return undefined
  }
}

function refuse(fault: FaultId, properties: readonly string[] = [inputName]): OpenedCard {
  return { fault, properties }
}
