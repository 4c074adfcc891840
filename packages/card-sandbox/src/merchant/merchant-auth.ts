import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFault } from '../refusals/fault.ts'

/** The one merchant of this sandbox. */
export type Merchant = { readonly id: string; readonly keyId: string; readonly secret: string }

/** Accepts requests with the merchant's key id and secret as HTTP Basic. The comparison takes constant time. */
export function requireMerchant({ keyId, secret }: Merchant) {
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
