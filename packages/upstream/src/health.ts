import type { FastifyInstance } from 'fastify'
import type { Store } from './store/store.ts'

/** `/health/live`: the process runs. `/health/ready`: it is not draining, and the database is reachable. */
export function registerHealth(app: FastifyInstance, store: Store): void {
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const isReady = !isDraining && (await store.isReady())
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
