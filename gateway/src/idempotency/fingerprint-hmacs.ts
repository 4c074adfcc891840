import { createHmac, hkdfSync } from 'node:crypto'

const KEY_BYTES = 32
const NAME_BYTES = 6

/** What the derived keys are for: no two uses of the session keys share a key. */
const PURPOSE = 'layover fingerprints of orders'
const NAMING = 'layover names of fingerprint keys'

/**
 * Marks of a fingerprint under the name that it is kept by, one for each key: `key.mark`. Whoever reads them can try no
 * order's contents against them, and two that are alike look different under another name.
 */
type FingerprintHmacs = (name: string, fingerprint: string) => string[]

function derived(sessionKey: Buffer, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionKey, '', purpose, bytes))
}

/** @param sessionKeys all of those that are believed, so that gateways in the middle of a rotation know each other's marks */
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
