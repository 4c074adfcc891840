import type { FastifyError, FastifyInstance } from 'fastify'
import { faultOfStatus, sendFault } from './fault.ts'
import { statusOf } from './refusals.ts'

/** Gives every refusal in this scope the provider's fault shape, unless the route writes its own. */
export function refuseWithFaults(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendFault(reply, 'NOT_FOUND'))
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendFault(reply, faultOfStatus(statusOf(error, request))),
  )
}
