import type { FastifyInstance } from 'fastify'
import { maskNumbers } from '../cards/mask-numbers.ts'

/**
 * One line per request: the route's pattern and never the path as it came, no header, no body. An error is logged
 * only when it is the server's own, and with every long number masked.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request')
  })
}

/** What may be written of an unexpected error. */
export function loggableError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  return { type: error.name, message: maskNumbers(error.message), stack: maskNumbers(error.stack ?? '') }
}
