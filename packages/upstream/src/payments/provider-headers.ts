import { parseHeaderLines } from '@layover/server-kit/environment/header-lines'
import type { Refusal } from '@layover/server-kit/environment/variable'

/** Headers of each request's own, or of its connection. */
const OWN = new Set([
  'accept-encoding',
  'authorization',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'date',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-gcs-idempotence-key',
])

/** Parses headers for every request to the card provider, one a line. @returns name, value, name, value */
export function parseProviderHeaders(given: string): readonly string[] | Refusal {
  return parseHeaderLines(given, { setter: 'the upstream', isOwn: (name) => OWN.has(name) })
}
