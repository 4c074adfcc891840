import { createHash } from 'node:crypto'
import { canonicalPairs } from '@layover/contracts'

/** Each encryption of a card differs, so neither counts as another request (P188). */
const LEFT_OUT = new Set(['payment.token', 'payment.payload'])

/** What makes two requests the same: the call and its body, whatever the order of its fields. */
export function fingerprintOf(callId: string, body: unknown): string {
  const content = canonicalPairs(body, (path) => LEFT_OUT.has(path))
  return createHash('sha256')
    .update(JSON.stringify([callId, content]))
    .digest('base64url')
}
