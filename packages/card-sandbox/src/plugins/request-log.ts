import type { FastifyInstance } from 'fastify'

/**
 * Logs one line per request: the route's pattern, never the requested path, a header or a body. Only the server's own
 * errors are logged, without what they quote.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request')
  })
}
