import secureSession from '@fastify/secure-session'
import type { FastifyInstance } from 'fastify'

declare module '@fastify/secure-session' {
  interface SessionData {
    visitorId: string
    /** When the session began, in seconds; the plugin's own field, by which it expires. */
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
  /** An older key opened it: it is to be sealed anew. */
  readonly isOfOldKey: boolean
}

/** What is in a visitor's cookie, sealed and opened by `@fastify/secure-session`. */
interface Seal {
  readonly open: (sealed: string) => Opened | undefined
  readonly close: (visitorId: string) => string
}

/**
 * The plugin in a scope of its own, where no route is: opening a session on each request, as its hooks do, costs more than
 * everything else that is done with a cookie.
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
