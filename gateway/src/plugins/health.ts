import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { request } from 'undici'

interface HealthOptions {
  readonly upstreamUrl: URL
  readonly healthPath: string
}

const PROBE_TIMEOUT_MS = 2_000

/** One answer serves everyone who asks within a second, so that asking for health is no way to load the provider. */
const FRESH_MS = 1_000

/** Any answer will do: what is asked is whether someone is there, not how a stranger's health page looks. */
async function isAnswering(url: URL): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    const { statusCode, body } = await request(url, { signal })
    await body.dump()
    return statusCode < 500
  } catch {
    return false
  }
}

/**
 * `/health/live`: this process turns. `/health/ready`: it should get traffic, for it is not stopping
 * and the provider answers too.
 */
export const health = fp(
  async (app: FastifyInstance, { upstreamUrl, healthPath }: HealthOptions) => {
    const probed = new URL(upstreamUrl.pathname.replace(/\/$/, '') + healthPath, upstreamUrl)
    let last: { readonly atMs: number; readonly isUp: Promise<boolean> } | undefined
    app.get('/health/live', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { status: 'live' }
    })
    app.get('/health/ready', async (_request, reply) => {
      if (!last || performance.now() - last.atMs > FRESH_MS) {
        last = { atMs: performance.now(), isUp: isAnswering(probed) }
      }
      const upstream = await last.isUp
      const isReady = upstream && !app.isDraining
      reply.code(isReady ? 200 : 503).header('cache-control', 'no-store')
      return {
        status: app.isDraining ? 'stopping' : isReady ? 'ready' : 'not ready',
        upstream: upstream ? 'answers' : 'does not answer',
      }
    })
  },
  { name: 'health' },
)
