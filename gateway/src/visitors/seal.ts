import secureSession from '@fastify/secure-session'
import type { FastifyInstance } from 'fastify'

declare module '@fastify/secure-session' {
  interface SessionData {
    visitorId: string
    /** The beginning of the session in seconds. The plugin sets this field and expires sessions by it. */
    __ts: number
  }
}

interface SealOptions {
  /** Newest first: the first one seals, all of them open. */
  readonly sessionKeys: readonly Buffer[]
  readonly lifetimeSeconds: number
}

export interface Opened {
  readonly visitorId: string
  readonly expiresAtMs: number
  /** An older key opened the cookie, so it must be sealed again. */
  readonly isOfOldKey: boolean
}

/** Seals and opens the contents of a visitor's cookie, by `@fastify/secure-session`. */
interface Seal {
  readonly open: (sealed: string) => Opened | undefined
  readonly close: (visitorId: string) => string
}

/**
 * Registers the plugin in a scope without routes, so that its hooks never run: opening a session for each request costs more
 * than all other work on a cookie.
 */
export async function createSeal(app: FastifyInstance, options: SealOptions): Promise<Seal> {
  const { sessionKeys, lifetimeSeconds } = options
  let scope = app
  await app.register(async (inner) => {
    await inner.register(secureSession, { key: [...sessionKeys], expiry: lifetimeSeconds })
    scope = inner
  })
  return {
    open(sealed) {
      const session = scope.decodeSecureSession(sealed)
      const visitorId = session?.get('visitorId')
      if (!session || !visitorId) return undefined
      const expiresAtMs = ((session.get('__ts') ?? 0) + lifetimeSeconds) * 1000
      return { visitorId, expiresAtMs, isOfOldKey: session.changed }
    },
    close: (visitorId) => scope.encodeSecureSession(scope.createSecureSession({ visitorId })),
  }
}
