import { createHash } from 'node:crypto'
import { fingerprintOf } from './fingerprint.ts'

/**
 * The Idempotency-Key that we send with a submit: the same for the same content of the same visitor, so that the upstream
 * can tell a double press from another visitor who writes the same. The visitor's id cannot be read from it.
 */
export function derivedKey(visitorId: string, callId: string, body: unknown): string {
  return createHash('sha256')
    .update(`${visitorId} ${fingerprintOf(callId, body)}`)
    .digest('base64url')
}
