import { parseHeaderLines } from '@layover/server-kit/environment/header-lines'
import type { Refusal } from '@layover/server-kit/environment/variable'

/** Headers of each request's own, of its connection, or of one visitor: one value for all requests would be wrong. */
const OWN = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'expect',
  'host',
  'idempotency-key',
  'keep-alive',
  'proxy-connection',
  'range',
  'te',
  'traceparent',
  'trailer',
  'transfer-encoding',
  'upgrade',
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
