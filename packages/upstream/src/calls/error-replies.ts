import type { FastifyError, FastifyInstance } from 'fastify'
import { Overloaded, WrongRequest } from '../domain/refused.ts'

/** Sends everything except business replies as JSON with a status. Internal errors appear in the log only. */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | WrongRequest>(async (error, request, reply) => {
    if (error instanceof WrongRequest) {
      request.log.info({ status: error.status, title: error.message }, 'refused')
      const { status, message: title, errors } = error
      return reply.code(status).send({ title, status, errors })
    }
    if (error instanceof Overloaded) {
      request.log.debug('a read was shed')
      reply.outcome = 'shed'
      return reply
        .code(503)
        .header('retry-after', '1')
        .send({ title: 'Too much to do just now', status: 503 })
    }
    const status = error.statusCode ?? 500
    if (status >= 500) {
      request.log.error({ err: error }, 'a call failed')
      return reply.code(500).send({ title: 'Something went wrong here', status: 500 })
    }
    request.log.info({ status, title: error.code }, 'refused')
    return reply.code(status).send({ title: error.message, status })
  })
}
