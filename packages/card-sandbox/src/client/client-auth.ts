import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFault } from '../refusals/fault.ts'
import type { ClientSessions } from './client-sessions.ts'

const pattern = /^GCS v1Client:([A-Za-z0-9]{8,128})$/

/** Accepts requests with a live session, on the paths of that session's customer only. */
export function requireSession(sessions: ClientSessions) {
  return async (
    request: FastifyRequest<{ Params: { customerId?: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const clientSessionId = pattern.exec(request.headers.authorization ?? '')?.[1]
    const session = clientSessionId === undefined ? undefined : sessions.find(clientSessionId)
    if (session === undefined) return sendFault(reply, 'UNAUTHORIZED')
    return session.customerId === request.params.customerId ? undefined : sendFault(reply, 'ACCESS_DENIED')
  }
}
