import { createHmac } from 'node:crypto'

/** How requests to the provider prove that they are the merchant's. */
export const merchantAuths = ['basic', 'v1hmac'] as const
type MerchantAuth = (typeof merchantAuths)[number]

/** The merchant's key at the provider. */
export interface MerchantKey {
  readonly auth: MerchantAuth
  readonly keyId: string
  readonly secret: string
}

/** A request before it is signed. */
export interface UnsignedRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
}

/** Adds the headers that prove whose request it is. */
type Sign = (request: UnsignedRequest) => void

/** Signs requests as the provider wants it: by HTTP Basic, or by its own signature over each request (P595). */
export function requestSigner({ auth, keyId, secret }: MerchantKey, now = () => new Date()): Sign {
  if (auth === 'basic') {
    const credentials = `Basic ${Buffer.from(`${keyId}:${secret}`).toString('base64')}`
    return ({ headers }) => headers.set('authorization', credentials)
  }
  return (request) => {
    request.headers.set('date', now().toUTCString())
    request.headers.set('authorization', `GCS v1HMAC:${keyId}:${signature(request, secret)}`)
  }
}

/** The provider's `v1HMAC` signature of a request that has its date: HMAC-SHA256 as base64. */
export function signature(request: UnsignedRequest, secret: string): string {
  return createHmac('sha256', secret).update(signedText(request), 'utf8').digest('base64')
}

/**
 * What the signature covers, each part with a line end: method, content type, date, the headers whose names begin with
 * `x-gcs`, and the address without its host. The body is not part of it. The provider reads the query decoded.
 */
function signedText({ method, url, headers }: UnsignedRequest): string {
  // Headers come sorted, with their names in lower case.
  const own = [...headers].filter(([name]) => name.startsWith('x-gcs'))
  const lines = [
    method.toUpperCase(),
    headers.get('content-type') ?? '',
    headers.get('date') ?? '',
    ...own.map(([name, value]) => `${name}:${value.trim()}`),
    url.pathname + decodeURIComponent(url.search),
  ]
  return lines.map((line) => `${line}\n`).join('')
}
