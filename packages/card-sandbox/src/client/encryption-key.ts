import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataFolderError } from '../ledger/ledger-error.ts'

/** The key pair that browsers encrypt cards with. The private key never leaves this process and its folder. */
export type EncryptionKey = {
  readonly keyId: string
  /** DER SPKI as base64. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

/**
 * Opens the RSA key of a data folder, or creates it. The caller must have locked the folder.
 *
 * @throws DataFolderError when the file holds no such key; the file is not changed
 */
export function openEncryptionKey(folder: string): EncryptionKey {
  const path = join(folder, 'client-key.pem')
  if (!existsSync(path)) writeKey(path)
  const privateKey = readKey(path)
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return { keyId: uuidOf(spki), publicKey: spki.toString('base64'), privateKey }
}

/** Writes a draft first and links it under its final name: a killed process leaves no half-written key. */
function writeKey(path: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const draft = `${path}.draft`
  rmSync(draft, { force: true })
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flush: true })
  linkSync(draft, path)
  rmSync(draft)
}

function readKey(path: string): KeyObject {
  const key = parse(readFileSync(path))
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0
  if (key?.asymmetricKeyType === 'rsa' && bits >= 2048 && bits <= 4096) return key
  const advice = 'Nothing was changed. Restore the file from a copy, or remove it to have another key made.'
  throw new DataFolderError(`${path} holds no RSA key of 2048 to 4096 bits. ${advice}`)
}

function parse(pem: Buffer): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

/**
 * Derives the key's id from the key, so that no id has to be stored: the start of its digest as a UUID of version 8.
 */
function uuidOf(spki: Buffer): string {
  const digest = createHash('sha256').update(spki).digest().subarray(0, 16)
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80
  const hex = digest.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
