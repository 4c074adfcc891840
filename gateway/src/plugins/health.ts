import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Agent, type Dispatcher, request } from 'undici'
import type { UpstreamAccess } from '../forwarding/pool-requester.ts'

interface HealthOptions extends UpstreamAccess {
  readonly upstreamUrl: URL
  readonly healthPath: string
}

const PROBE_TIMEOUT_MS = 2_000

/** One probe serves all health requests of a second, so that they cannot load the provider. */
const FRESH_MS = 1_000

/** Any answer below 500 counts: the provider is up, whatever its health page looks like. */
async function isAnswering(
  url: URL,
  options: { readonly headers: string[]; readonly dispatcher: Dispatcher },
): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    const { statusCode, body } = await request(url, { ...options, signal })
    await body.dump()
    return statusCode < 500
  } catch {
    return false
  }
}

/**
 * `/health/live`: this process runs. `/health/ready`: it should get traffic, since it is not stopping and the provider
 * answers.
 */
export const health = fp(
  async (app: FastifyInstance, { upstreamUrl, healthPath, headers, tls }: HealthOptions) => {
    const probed = new URL(upstreamUrl.pathname.replace(/\/$/, '') + healthPath, upstreamUrl)
    const dispatcher = new Agent(tls ? { connect: tls } : {})
    app.addHook('onClose', async () => await dispatcher.destroy())
    const options = { headers: [...headers], dispatcher }
    let last: { readonly atMs: number; readonly isUp: Promise<boolean> } | undefined
    app.get('/health/live', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { status: 'live' }
    })
    app.get('/health/ready', async (_request, reply) => {
      if (!last || performance.now() - last.atMs > FRESH_MS) {
        last = { atMs: performance.now(), isUp: isAnswering(probed, options) }
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
