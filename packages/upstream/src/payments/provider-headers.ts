import { perRequestHeaders } from '@layover/contracts'
import { parseHeaderLines } from '@layover/server-kit/environment/header-lines'
import type { Refusal } from '@layover/server-kit/environment/variable'

/** Headers of each request's own, or of its connection. */
const OWN = new Set([...perRequestHeaders, 'authorization', 'cookie', 'date', 'x-gcs-idempotence-key'])

/** Parses headers for every request to the card provider, one a line. @returns name, value, name, value */
export function parseProviderHeaders(given: string): readonly string[] | Refusal {
  return parseHeaderLines(given, { setter: 'the upstream', isOwn: (name) => OWN.has(name) })
}
