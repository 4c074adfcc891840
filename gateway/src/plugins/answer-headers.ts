import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { HeaderSet } from '../http/security-headers.ts'

/**
 * What every answer says of itself: its id, and the headers of everything that is no page unless it has its own. Set when an
 * answer is sent, since those of calls have theirs ready and are written past this.
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
