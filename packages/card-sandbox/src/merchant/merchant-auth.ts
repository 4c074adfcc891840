import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFault } from '../refusals/fault.ts'
import { isSigned } from './signed-request.ts'

/** The one merchant of this sandbox. */
export type Merchant = {
  readonly id: string
  readonly keyId: string
  readonly secret: string
  /** How the merchant API wants to be shown whose a request is. */
  readonly auth: 'basic' | 'v1hmac'
}

/** Accepts requests of the merchant, as the settings want them shown (P596). */
export function requireMerchant(merchant: Merchant, now: () => number) {
  return merchant.auth === 'basic' ? requireCredentials(merchant) : requireSignature(merchant, now)
}

function requireSignature(merchant: Merchant, now: () => number) {
  return async ({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { method = '', url = '' } = raw
    return isSigned({ method, url, headers }, merchant, now()) ? undefined : sendFault(reply, 'UNAUTHORIZED')
  }
}

/** Accepts requests with the merchant's key id and secret as HTTP Basic. The comparison takes constant time. */
export function requireCredentials({ keyId, secret }: Merchant) {
  const expected = hash(`${keyId}:${secret}`)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const encoded = /^Basic ([A-Za-z0-9+/=]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (timingSafeEqual(hash(Buffer.from(encoded, 'base64')), expected)) return undefined
    return sendFault(reply.header('www-authenticate', 'Basic realm="merchant"'), 'UNAUTHORIZED')
  }
}

/** Hashes to a fixed length, which the constant-time comparison needs. */
function hash(credentials: string | Buffer): Buffer {
  return createHash('sha256').update(credentials).digest()
}
