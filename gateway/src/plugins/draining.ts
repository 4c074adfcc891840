import { allCalls } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { routePath } from '../calls/route-schema.ts'
import { ProblemError } from '../http/problem.ts'
import { isOwnRequest } from '../visitors/own-request.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is on its way out: it takes no more traffic than it must. */
    isDraining: boolean
  }
}

const reads = new Set(allCalls.filter((call) => call.effect === 'read').map(routePath))

/**
 * While the process is on its way out every answer is its connection's last, and a read is 503: not done here, so that
 * the balancer may ask another replica. All else is served, for nobody may repeat it.
 */
export const draining = fp(
  async (app: FastifyInstance) => {
    app.decorate('isDraining', false)
    app.addHook('onRequest', (request, reply, done) => {
      if (!app.isDraining || isOwnRequest(request)) return done()
      reply.header('connection', 'close')
      if (!reads.has(request.routeOptions.url ?? '')) return done()
      const told = 'This server is stopping; the call was not made.'
      done(new ProblemError('unavailable', told, { retryAfterSeconds: 1 }))
    })
    // What was asked for before the end began. Answers of calls have ready headers, and say it where they are written.
    app.addHook('onSend', (request, reply, _payload, done) => {
      if (app.isDraining && !isOwnRequest(request)) reply.header('connection', 'close')
      done()
    })
  },
  { name: 'draining' },
)
