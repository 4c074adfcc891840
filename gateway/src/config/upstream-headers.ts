import { perRequestHeaders } from '@layover/contracts'
import { parseHeaderLines } from '@layover/server-kit/environment/header-lines'
import type { Refusal } from '@layover/server-kit/environment/variable'

/** Headers of each request's own, of its connection, or of one visitor: one value for all requests would be wrong. */
const OWN = new Set([
  ...perRequestHeaders,
  'accept',
  'accept-language',
  'cookie',
  'idempotency-key',
  'range',
  'traceparent',
  'x-request-id',
])

/**
 * Parses headers for every request to the provider, one a line. A refusal never repeats a value.
 *
 * @returns name, value, name, value
 */
export function parseUpstreamHeaders(text: string): readonly string[] | Refusal {
  return parseHeaderLines(text, {
    setter: 'the gateway',
    isOwn: (name) => OWN.has(name) || name.startsWith('layover-'),
  })
}
