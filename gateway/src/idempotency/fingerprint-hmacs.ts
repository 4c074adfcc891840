import { createHmac, hkdfSync } from 'node:crypto'

const KEY_BYTES = 32
const NAME_BYTES = 6

/** The purpose of the derived keys: no two uses of the session keys share a key. */
const PURPOSE = 'layover fingerprints of orders'
const NAMING = 'layover names of fingerprint keys'

/**
 * The HMACs of a fingerprint and its name, one for each key, as `keyId.hmac`. A reader of Redis cannot test guesses of an
 * order's contents against them, and equal fingerprints have different HMACs under different names.
 */
type FingerprintHmacs = (name: string, fingerprint: string) => string[]

function derived(sessionKey: Buffer, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionKey, '', purpose, bytes))
}

/** @param sessionKeys all valid keys, so that gateways in the middle of a rotation recognise each other's HMACs */
export function createFingerprintHmacs(sessionKeys: readonly Buffer[]): FingerprintHmacs {
  const keys = sessionKeys.map((sessionKey) => ({
    id: derived(sessionKey, NAMING, NAME_BYTES).toString('base64url'),
    key: derived(sessionKey, PURPOSE, KEY_BYTES),
  }))
  return (name, fingerprint) =>
    keys.map(
      ({ id, key }) =>
        `${id}.${createHmac('sha256', key).update(`${name} ${fingerprint}`).digest('base64url')}`,
    )
}
