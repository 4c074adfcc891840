import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { isOwnRequest } from './own-request.ts'
import { createOwnerHeaders, type OwnerHeaders } from './owner.ts'
import { createSeal, type Opened } from './seal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** A random id, the same as long as the visitor has the cookie. Empty for the gateway's own requests. */
    visitorId: string
    /** True if the request had no valid cookie, so that its id was made for it. */
    isNewVisitor: boolean
  }
  interface FastifyInstance {
    readonly ownerHeaders: OwnerHeaders
  }
}

/** Three times ours. The header may be much longer: other servers of the domain have cookies in it too. */
const LONGEST_COOKIE = 512
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

/** Cookies that need not be opened again, at 300 bytes each. */
const MAX_KNOWN = 20_000

interface VisitorOptions {
  readonly sessionKeys: readonly Buffer[]
  readonly isSecure: boolean
}

/** The value of one cookie as it was sent, or undefined. */
function cookieOf(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  const start = header.startsWith(`${name}=`) ? 0 : header.indexOf(`; ${name}=`) + 2
  if (start === 1) return undefined
  const end = header.indexOf(';', start)
  const text = header.slice(start + name.length + 1, end === -1 ? undefined : end)
  return text.length > LONGEST_COOKIE ? undefined : text
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** A copy of its own: a part of a header would keep the whole header in memory. */
function ownCopy(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}

/**
 * The anonymous visitor: a sealed HttpOnly cookie with a random id and nothing personal. Idempotency keys and limits belong
 * to this id. On plain loopback the cookie can be neither Secure nor `__Host-` (P334).
 */
export const visitor = fp(
  async (app: FastifyInstance, { sessionKeys, isSecure }: VisitorOptions) => {
    const name = isSecure ? '__Host-layover' : 'layover'
    const attributes = `Max-Age=${THIRTY_DAYS_S}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
    const seal = await createSeal(app, { sessionKeys, lifetimeSeconds: THIRTY_DAYS_S })
    // By the text of the cookie. A cookie of an old key is not stored: it is sealed again until the browser has the new one.
    const known = new LRUCache<string, Opened>({ max: MAX_KNOWN })

    function recognise(text: string): Opened | undefined {
      const before = known.get(text)
      if (before && before.expiresAtMs > Date.now()) return before
      known.delete(text)
      const sealed = decode(text)
      const opened = sealed === undefined ? undefined : seal.open(sealed)
      if (opened && !opened.isOfOldKey) known.set(ownCopy(text), opened)
      return opened
    }
    function giveCookie(reply: FastifyReply, visitorId: string) {
      reply.header('set-cookie', `${name}=${encodeURIComponent(seal.close(visitorId))}; ${attributes}`)
    }
    app.decorateRequest('visitorId', '')
    app.decorateRequest('isNewVisitor', false)
    app.decorate('ownerHeaders', createOwnerHeaders(sessionKeys))
    app.addHook('onRequest', (request, reply, done) => {
      if (isOwnRequest(request)) return done()
      const text = cookieOf(request.raw.headers.cookie, name)
      const opened = text === undefined ? undefined : recognise(text)
      request.isNewVisitor = !opened
      request.visitorId = opened?.visitorId ?? randomUUID()
      if (!opened || opened.isOfOldKey) giveCookie(reply, request.visitorId)
      done()
    })
  },
  { name: 'visitor' },
)
