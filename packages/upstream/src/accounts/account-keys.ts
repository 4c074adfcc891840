import {
  constants,
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto'

const MIN_BITS = 2048
const MAX_BITS = 4096
const MAX_KEYS = 4
const KEY_ID_LENGTH = 16

/** One key pair for the encryption of passwords in transit. */
export interface AccountKey {
  /** Derived from the key, so that it changes with the key. */
  readonly keyId: string
  /** SPKI as base64. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

/**
 * Parses the keys of the environment: PKCS#8 DER as base64, separated by commas, the newest first.
 *
 * @returns undefined unless there are one to four, all of them RSA of 2048 to 4096 bits
 */
export function readAccountKeys(text: string): readonly [AccountKey, ...AccountKey[]] | undefined {
  const parts = text.split(',')
  if (parts.length > MAX_KEYS) return undefined
  const [first, ...rest] = parts.map(readKey)
  if (first === undefined) return undefined
  const others = rest.filter((key) => key !== undefined)
  return others.length === rest.length ? [first, ...others] : undefined
}

function readKey(text: string): AccountKey | undefined {
  try {
    const key = Buffer.from(text.trim(), 'base64')
    const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' })
    const bits = privateKey.asymmetricKeyDetails?.modulusLength ?? 0
    if (privateKey.asymmetricKeyType !== 'rsa' || bits < MIN_BITS || bits > MAX_BITS) return undefined
    const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
    const keyId = createHash('sha256').update(spki).digest('base64url').slice(0, KEY_ID_LENGTH)
    return { keyId, publicKey: spki.toString('base64'), privateKey }
  } catch {
    return undefined
  }
}

/**
 * Decrypts a password that was encrypted by RSA-OAEP-256 and encoded as base64.
 *
 * @returns undefined when decryption fails or yields no UTF-8; callers must not distinguish the two
 */
export function openPassword({ privateKey }: AccountKey, ciphertext: string): string | undefined {
  try {
    const opened = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(ciphertext, 'base64'),
    )
    return new TextDecoder('utf-8', { fatal: true }).decode(opened)
  } catch {
    return undefined
  }
}
