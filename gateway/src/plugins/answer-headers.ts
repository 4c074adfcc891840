import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { HeaderSet } from '../http/security-headers.ts'

/**
 * Headers of every answer: its request id, and the plain security headers where a page has not set its own. The hook runs
 * when an answer is sent; answers of calls have prepared headers and bypass it.
 */
export const answerHeaders = fp(
  async (app: FastifyInstance, plain: HeaderSet) => {
    const entries = Object.entries(plain)
    app.addHook('onSend', (request, reply, _payload, done) => {
      for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value)
      reply.header('x-request-id', request.id)
      done()
    })
  },
  { name: 'answer-headers' },
)
