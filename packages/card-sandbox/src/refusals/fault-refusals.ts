import type { FastifyError, FastifyInstance } from 'fastify'
import { faultOfStatus, sendFault } from './fault.ts'
import { statusOf } from './refusals.ts'

/** In this scope every refusal that no route words itself has the provider's fault shape. */
export function refuseWithFaults(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendFault(reply, 'NOT_FOUND'))
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendFault(reply, faultOfStatus(statusOf(error, request))),
  )
}
