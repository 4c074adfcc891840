import { randomUUID } from 'node:crypto'
import secureSession from '@fastify/secure-session'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

declare module '@fastify/secure-session' {
  interface SessionData {
    visitorId: string
  }
}

/** A cookie header longer than this is not one of ours; the session plugin has no limit of its own. */
const COOKIE_LIMIT = 4096

const THIRTY_DAYS_S = 30 * 24 * 60 * 60

export interface VisitorOptions {
  /** Newest first: the first one seals, all of them open. */
  readonly sessionKeys: readonly Buffer[]
  readonly isSecure: boolean
}

/**
 * The anonymous visitor: a sealed HttpOnly cookie that holds a random id and nothing personal. It is what idempotency
 * keys belong to. On plain loopback the cookie can be neither Secure nor `__Host-` (ruling 45).
 */
export const visitor = fp(
  async (app: FastifyInstance, { sessionKeys, isSecure }: VisitorOptions) => {
    app.addHook('onRequest', async ({ raw }) => {
      if ((raw.headers.cookie?.length ?? 0) > COOKIE_LIMIT) delete raw.headers.cookie
    })
    await app.register(secureSession, {
      key: [...sessionKeys],
      cookieName: isSecure ? '__Host-layover' : 'layover',
      expiry: THIRTY_DAYS_S,
      cookie: { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax', maxAge: THIRTY_DAYS_S },
    })
    app.addHook('onRequest', async ({ session }) => {
      if (!session.get('visitorId')) session.set('visitorId', randomUUID())
    })
  },
  { name: 'visitor' },
)
