import { createHash } from 'node:crypto'

/** Each encryption of a card differs, so neither counts as another request (ruling 3). */
const LEFT_OUT = new Set(['payment.token', 'payment.payload'])

function canonical(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item, `${path}[]`))
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([name]) => !LEFT_OUT.has(`${path}${name}`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [name, canonical(item, `${path}${name}.`)])
}

/** What makes two requests the same: the call and its body, whatever the order of its fields. */
export function fingerprintOf(callId: string, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([callId, canonical(body, '')]))
    .digest('base64url')
}
