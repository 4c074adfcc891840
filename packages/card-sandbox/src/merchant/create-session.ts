import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ClientSessions } from '../client/client-sessions.ts'
import { sendFault } from '../refusals/fault.ts'

/** `POST /v1/{merchantId}/sessions`: opens a browser's session. Its body is empty, or an object without a field. */
export function createSession(sessions: ClientSessions, merchantId: string, publicUrl: string) {
  return async ({ body }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (body !== undefined && body !== null && !isEmptyObject(body))
      return sendFault(reply, 'INVALID_REQUEST', ['body'])
    const session = sessions.open(merchantId)
    const addresses = { clientApiUrl: `${publicUrl}/client`, assetUrl: `${publicUrl}/assets` }
    return reply.code(201).send({ ...session, ...addresses })
  }
}

function isEmptyObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0
}
