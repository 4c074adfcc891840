import type { Sent } from './send.ts'

export const TOO_MANY_REQUESTS = 429

/** Where the answer does not say how long. */
const USUAL_REST_MS = 1000

/** A longer rest is no pace at which an upstream could be checked. */
export const LONGEST_REST_MS = 60_000

/** The time of a Retry-After in milliseconds; undefined where it is neither seconds nor a date. */
function timeIn(after: string): number | undefined {
  if (/^\d{1,9}$/.test(after)) return Number(after) * 1000
  // `Date.parse` finds a date in almost any number.
  const at = after.endsWith('GMT') ? Date.parse(after) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}

/** How long an upstream that takes no more requests wants to rest, in milliseconds; undefined for any other answer. */
export function restOf(sent: Sent): number | undefined {
  if (sent.kind !== 'answer' || sent.status !== TOO_MANY_REQUESTS) return undefined
  return timeIn(sent.headers['retry-after'] ?? '') ?? USUAL_REST_MS
}

/** Why an upstream that takes no more requests cannot be checked. */
export function busyReason(after: string | undefined): string {
  const isUnreadable = after !== undefined && timeIn(after) === undefined
  const why = isUnreadable
    ? ', and its Retry-After is neither seconds nor a date'
    : ' for longer than the check can wait'
  return `it takes no more requests (status ${TOO_MANY_REQUESTS})${why}: raise its limit`
}
