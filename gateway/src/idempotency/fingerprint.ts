import { createHash } from 'node:crypto'
import { canonicalPairs } from '@layover/contracts'

/** Each encryption of a card differs, so these fields do not make another request (P188). */
const LEFT_OUT = new Set(['payment.token', 'payment.payload'])

/** The hash of call and body. Two requests with the same fields, in whatever order, have the same fingerprint. */
export function fingerprintOf(callId: string, body: unknown): string {
  const content = canonicalPairs(body, (path) => LEFT_OUT.has(path))
  return createHash('sha256')
    .update(JSON.stringify([callId, content]))
    .digest('base64url')
}
