import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** How far the date of a request may be from this server's clock. */
const LEEWAY_MS = 5 * 60_000

/** A request as it arrived; `url` is its path with the query. */
export interface ArrivedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

interface MerchantKey {
  readonly keyId: string
  readonly secret: string
}

/** The text that the merchant has signed: five parts, each ended by a line feed. */
function textOf({ method, url, headers }: ArrivedRequest): string {
  const [path = '', query] = url.split(/\?(.*)/s)
  const ours = Object.keys(headers)
    .filter((name) => name.startsWith('x-gcs'))
    .toSorted()
  let text = `${method}\n${headers['content-type'] ?? ''}\n${headers.date ?? ''}\n`
  for (const name of ours) text += `${name}:${String(headers[name]).trim()}\n`
  return `${text}${path}${query === undefined ? '' : `?${decoded(query)}`}\n`
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query)
  } catch {
    return query
  }
}

/** The signature that a request should have: HMAC-SHA256 as base64. */
export function expectedSignature(request: ArrivedRequest, secret: string): string {
  return createHmac('sha256', secret).update(textOf(request)).digest('base64')
}

/**
 * Whether a request carries `Authorization: GCS v1HMAC:{keyId}:{signature}` of this merchant, over a date that is not
 * five minutes away. The comparison takes constant time.
 */
export function isSigned(request: ArrivedRequest, { keyId, secret }: MerchantKey, nowMs: number): boolean {
  const { authorization = '', date = '' } = request.headers
  const expected = Buffer.from(`GCS v1HMAC:${keyId}:${expectedSignature(request, secret)}`)
  const given = Buffer.from(authorization)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  // The distance from a date that is none is NaN, which is under no bound.
  return isOurs && Math.abs(Date.parse(date) - nowMs) < LEEWAY_MS
}
