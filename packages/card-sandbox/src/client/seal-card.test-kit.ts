import { randomBytes } from 'node:crypto'
import { CompactEncrypt, type CompactJWEHeaderParameters, importSPKI } from 'jose'

/** The response of `crypto/publickey`. */
export type PublicKey = { readonly keyId: string; readonly publicKey: string }

const card = {
  cardNumber: '4242424242424242',
  expiryDate: '1249',
  cvv: '123',
  cardholderName: 'Ada Lovelace',
}

/** The JSON that the provider's SDK encrypts for a Visa card; a test changes the field that it examines. */
export function customerInput(
  clientSessionId: string,
  values: Readonly<Record<string, string>> = {},
  change: object = {},
): object {
  return {
    clientSessionId,
    nonce: randomBytes(16).toString('hex'),
    tokenize: false,
    collectedDeviceInformation: { timezoneOffsetUtcMinutes: '0', locale: 'en-GB' },
    paymentProductId: 1,
    paymentValues: Object.entries({ ...card, ...values }).map(([key, value]) => ({ key, value })),
    ...change,
  }
}

/**
 * Encrypts to a compact JWE like the SDK, which itself runs in browsers only. A test may change the header.
 */
export async function seal(
  plaintext: string | Uint8Array,
  { keyId, publicKey }: PublicKey,
  header: Partial<CompactJWEHeaderParameters> = {},
): Promise<string> {
  const alg = header.alg ?? 'RSA-OAEP'
  const key = await importSPKI(`-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`, alg)
  const bytes = typeof plaintext === 'string' ? new TextEncoder().encode(plaintext) : plaintext
  return await new CompactEncrypt(bytes)
    .setProtectedHeader({ alg, enc: 'A256CBC-HS512', kid: keyId, ...header })
    .encrypt(key)
}
