import {
  createDecipheriv,
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

/** The plain text that the SDK encrypts. */
type Plain = {
  readonly clientSessionId: string
  readonly nonce: string
  readonly paymentProductId: number
  readonly paymentValues: readonly { readonly key: string; readonly value: string }[]
}

/** Replaces the provider's public key with one of this test, and returns a function that decrypts. */
export async function interceptEncryption(context: BrowserContext): Promise<(ciphertext: string) => Plain> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  await context.route('**/crypto/publickey', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { keyId: 'ours', publicKey: key } })
  })
  return (ciphertext) => decrypt(ciphertext, privateKey)
}

/** Compact JWE with RSA-OAEP and A256CBC-HS512 (RFC 7516, RFC 7518 §5.2), checked and read as strict UTF-8. */
function decrypt(ciphertext: string, privateKey: KeyObject): Plain {
  const [header = '', ...parts] = ciphertext.split('.')
  const [encryptedKey, iv, body, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (!encryptedKey || !iv || !body || !tag) throw new Error('Not a compact JWE.')
  const contentKey = privateDecrypt({ key: privateKey, oaepHash: 'sha1' }, encryptedKey)
  const aadLength = Buffer.alloc(8)
  aadLength.writeBigUInt64BE(BigInt(header.length * 8))
  const hmac = createHmac('sha512', contentKey.subarray(0, 32))
    .update(header)
    .update(iv)
    .update(body)
    .update(aadLength)
  if (!hmac.digest().subarray(0, 32).equals(tag)) throw new Error('The JWE has a wrong authentication tag.')
  const decipher = createDecipheriv('aes-256-cbc', contentKey.subarray(32), iv)
  const plain = Buffer.concat([decipher.update(body), decipher.final()])
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)) as Plain
}
