import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

interface ContinueOptions {
  /** Answers an expectation that cannot be met. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse) => void
}

function isTooLong({ raw, routeOptions }: FastifyRequest): boolean {
  return Number(raw.headers['content-length'] ?? 0) > (routeOptions.bodyLimit ?? 0)
}

/**
 * `Expect: 100-continue` asks whether the body is welcome. Node would say yes before anyone has looked at the request; here
 * the yes comes once everything but the body was found good (RFC 9110 §10.1.1), so that a refused body is never sent.
 */
export const continuation = fp(
  async (app: FastifyInstance, { refuse }: ContinueOptions) => {
    const waiting = new WeakSet<IncomingMessage>()
    app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
      // Node looks for the word anywhere in the header; with another expectation beside it, not all can be met.
      if (request.headers.expect?.toLowerCase() !== '100-continue') return refuse(request, response)
      waiting.add(request)
      app.server.emit('request', request, response)
    })
    app.addHook('preParsing', (request, reply, _payload, done) => {
      if (waiting.delete(request.raw) && !isTooLong(request)) reply.raw.writeContinue()
      done()
    })
  },
  { name: 'continuation' },
)
