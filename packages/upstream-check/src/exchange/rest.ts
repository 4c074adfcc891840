import type { Sent } from './send.ts'

const TOO_MANY_REQUESTS = 429

/** Where the answer does not say how long. */
const USUAL_REST_MS = 1000

/** A longer rest is no pace at which an upstream could be checked. */
export const LONGEST_REST_MS = 60_000

/** How long an upstream that takes no more requests wants to rest, in milliseconds; undefined for any other answer. */
export function restOf(sent: Sent): number | undefined {
  if (sent.kind !== 'answer' || sent.status !== TOO_MANY_REQUESTS) return undefined
  const after = sent.headers['retry-after'] ?? ''
  if (/^\d{1,9}$/.test(after)) return Number(after) * 1000
  const at = Date.parse(after)
  return Number.isNaN(at) ? USUAL_REST_MS : Math.max(0, at - Date.now())
}
