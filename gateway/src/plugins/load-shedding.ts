import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ProblemError } from '../http/problem.ts'
import { isOwnRequest } from '../visitors/own-request.ts'
import { type PressureLimits, watchPressure } from './pressure.ts'

/** Who asks whether we live must be told, most of all now; a page that was let in may ask what it needs. */
function isExempt(request: FastifyRequest): boolean {
  return request.url.startsWith('/health/') || isOwnRequest(request)
}

/**
 * Refuses with 503 what this process could only serve too late, before a byte of a body is read: those who were let in are
 * served in time. The connection ends, so that a balancer finds another replica.
 */
export const loadShedding = fp(
  async (app: FastifyInstance, limits: PressureLimits) => {
    const pressure = watchPressure(limits)
    app.addHook('onClose', async () => pressure.stop())
    app.addHook('onRequest', (request, reply, done) => {
      const found = pressure.now()
      if (found === undefined || isExempt(request)) return done()
      reply.header('connection', 'close')
      app.trafficCounts[found === 'delay' ? 'shedForDelay' : 'shedForHeap'] += 1
      request.log.debug({ pressure: found }, 'a request was shed')
      const told = 'Too much is asked at the moment; the call was not made.'
      done(new ProblemError('unavailable', told, { retryAfterSeconds: 1 }))
    })
  },
  { name: 'load-shedding' },
)
