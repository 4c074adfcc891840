import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { isOwnRequest } from './own-request.ts'
import { createSeal, type Opened } from './seal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Random, and the same as long as the visitor keeps the cookie. Empty for questions of the gateway's own. */
    visitorId: string
  }
}

/** A cookie header longer than this is not one of ours. */
const COOKIE_LIMIT = 4096
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

/** Visitors whose cookies need not be opened again; at 300 bytes each. */
const MOST_KNOWN = 20_000

interface VisitorOptions {
  readonly sessionKeys: readonly Buffer[]
  readonly isSecure: boolean
}

/** The value of one cookie, as it was sent; undefined where it is missing or no percent-encoding. */
function cookieOf(header: string | undefined, name: string): string | undefined {
  if (header === undefined || header.length > COOKIE_LIMIT) return undefined
  const start = header.startsWith(`${name}=`) ? 0 : header.indexOf(`; ${name}=`) + 2
  if (start === 1) return undefined
  const end = header.indexOf(';', start)
  return header.slice(start + name.length + 1, end === -1 ? undefined : end)
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** A text on its own: a part of a header would keep the whole header in memory. */
function ownCopy(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}

/**
 * The anonymous visitor: a sealed HttpOnly cookie that holds a random id and nothing personal. It is what idempotency
 * keys and limits belong to. On plain loopback the cookie can be neither Secure nor `__Host-` (P334).
 */
export const visitor = fp(
  async (app: FastifyInstance, { sessionKeys, isSecure }: VisitorOptions) => {
    const name = isSecure ? '__Host-layover' : 'layover'
    const attributes = `Max-Age=${THIRTY_DAYS_S}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
    const seal = await createSeal(app, { sessionKeys, lifetimeSeconds: THIRTY_DAYS_S })
    // By the cookie's text. What an old key opened is not remembered: it is sealed anew until the browser has it.
    const known = new LRUCache<string, Opened>({ max: MOST_KNOWN })

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
    app.addHook('onRequest', (request, reply, done) => {
      if (isOwnRequest(request)) return done()
      const text = cookieOf(request.raw.headers.cookie, name)
      const opened = text === undefined ? undefined : recognise(text)
      request.visitorId = opened?.visitorId ?? randomUUID()
      if (!opened || opened.isOfOldKey) giveCookie(reply, request.visitorId)
      done()
    })
  },
  { name: 'visitor' },
)
