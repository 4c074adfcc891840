import { allCalls } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { routePath } from '../calls/route-schema.ts'
import { ProblemError } from '../http/problem.ts'
import { isOwnRequest } from '../visitors/own-request.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is stopping and takes no more traffic than it must. */
    isDraining: boolean
  }
}

const reads = new Set(allCalls.filter((call) => call.effect === 'read').map(routePath))

/**
 * While the process stops, every answer ends its connection, and a read is 503, so that the balancer may send it to another
 * replica. All other calls are served, since a balancer must not repeat them.
 */
export const draining = fp(
  async (app: FastifyInstance) => {
    app.decorate('isDraining', false)
    app.addHook('onRequest', (request, reply, done) => {
      if (!app.isDraining || isOwnRequest(request)) return done()
      reply.header('connection', 'close')
      if (!reads.has(request.routeOptions.url ?? '')) return done()
      const detail = 'This server is stopping; the call was not made.'
      done(new ProblemError('unavailable', detail, { retryAfterSeconds: 1 }))
    })
    // Requests from before the stop end their connection too. Answers of calls do so in `writeHead`.
    app.addHook('onSend', (request, reply, _payload, done) => {
      if (app.isDraining && !isOwnRequest(request)) reply.header('connection', 'close')
      done()
    })
  },
  { name: 'draining' },
)
