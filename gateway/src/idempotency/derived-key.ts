import { createHash } from 'node:crypto'
import { fingerprintOf } from './fingerprint.ts'

/**
 * The Idempotency-Key that the gateway sends with a submit. The same content of the same visitor has the same key, so the
 * upstream can tell a double press from another visitor with the same text. The key does not reveal the visitor's id.
 */
export function derivedKey(visitorId: string, callId: string, body: unknown): string {
  return createHash('sha256')
    .update(`${visitorId} ${fingerprintOf(callId, body)}`)
    .digest('base64url')
}
