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

/** The card data that may be stored and the cardholder's name, or the fault and the wrong properties. */
export type OpenedCard =
  | { readonly card: CardSummary; readonly cardholderName: string }
  | { readonly fault: FaultId; readonly properties: readonly string[] }

const inputName = 'encryptedCustomerInput'

/** Decrypts a browser's input, checks it against every rule and assigns its nonce to the payment of this key. */
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
    // Runs last: refused input must not use up its nonce.
    return sessions.claimNonce(clientSessionId, nonce, idempotenceKey) ? checked : refuse('NONCE_USED')
  }
}

/**
 * Returns the header's `kid` when the header is exactly the SDK's. Another algorithm, `zip` or a further field makes
 * it invalid.
 */
function keyIdOf(encryptedInput: string): string | undefined {
  try {
    const { alg, enc, kid, ...more } = decodeProtectedHeader(encryptedInput)
    const isSdk = alg === 'RSA-OAEP' && enc === 'A256CBC-HS512' && Object.keys(more).length === 0
    return isSdk && typeof kid === 'string' ? kid : undefined
  } catch {
    return undefined
  }
}

/**
 * Decrypts, or returns undefined after any error. Revealing the failed step would let an attacker find the text by
 * repeated requests.
 */
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
