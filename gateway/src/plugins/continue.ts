import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

interface ContinueOptions {
  /** Refuses an expectation that cannot be met. */
  readonly refuse: (request: IncomingMessage, response: ServerResponse) => void
}

function isTooLong({ raw, routeOptions }: FastifyRequest): boolean {
  return Number(raw.headers['content-length'] ?? 0) > (routeOptions.bodyLimit ?? 0)
}

/**
 * A client sends `Expect: 100-continue` before a body that may be refused. Node would invite the body before any check. This
 * plugin invites it once everything but the body has passed (RFC 9110 §10.1.1), so that a refused body is never sent.
 */
export const continuation = fp(
  async (app: FastifyInstance, { refuse }: ContinueOptions) => {
    const waiting = new WeakSet<IncomingMessage>()
    app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
      // Node finds the word anywhere in the header; a second expectation beside it cannot be met.
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
