import { createHash, createHmac } from 'node:crypto'
import { fingerprintOf } from './fingerprint.ts'

/**
 * The Idempotency-Key that the gateway sends with a submit. The same content of the same visitor has the same key, so the
 * upstream can distinguish a double press from another visitor with the same text. The key does not reveal the visitor's id.
 */
export function derivedKey(visitorId: string, callId: string, body: unknown): string {
  return createHash('sha256')
    .update(`${visitorId} ${fingerprintOf(callId, body)}`)
    .digest('base64url')
}

/** Where RFC 9562 puts the version, 8 for a UUID of one's own making, and the variant. */
const UUID_8 = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/

/**
 * The Idempotency-Key that the gateway sends with an order: a UUID that is made of the visitor and the shop's key, so that no
 * visitor meets another one's order, or occupies its key (P388). The visitor's id is itself the HMAC's key: it is random and
 * secret, and the same for every gateway, before and after a change of session keys.
 */
export function visitorsKey(visitorId: string, key: string): string {
  const hmac = createHmac('sha256', visitorId).update(`order ${key}`).digest('hex')
  return hmac.replace(UUID_8, '$1-$2-8$3-a$4-$5').slice(0, 36)
}
