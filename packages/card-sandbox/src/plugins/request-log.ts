import type { FastifyInstance } from 'fastify'
import { maskNumbers } from '../cards/mask-numbers.ts'

/**
 * Logs one line per request: the route's pattern, never the requested path, a header or a body. Only the server's own
 * errors are logged, with every long number masked.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request')
  })
}

/** The parts of an unexpected error that may be logged. */
export function loggableError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  return { type: error.name, message: maskNumbers(error.message), stack: maskNumbers(error.stack ?? '') }
}
