import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemBody, sendProblem } from './problem.ts'

/**
 * Returns the status of a thrown error. The framework's own messages are not sent: a JSON parser may quote the
 * unreadable body.
 */
export function statusOf(error: FastifyError, request: FastifyRequest): number {
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return status
  request.log.error({ err: error }, 'unexpected error')
  return status === 503 ? 503 : 500
}

/**
 * Sends refusals without words of their own as problems in JSON: unknown paths, unreadable bodies, internal errors.
 */
export function addRefusals(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404))
  app.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(reply, statusOf(error, request)))
}

/** Refuses a request that fails before routing, for instance a path that cannot be decoded. */
export function refuseUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(reply, statusOf(error, request))
}

/** Refuses bytes that are no HTTP or arrived too slowly, and closes the connection. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOfClientError(error.code)
  const body = JSON.stringify(problemBody(status, ''))
  const head = `HTTP/1.1 ${status} Refused\r\nContent-Type: application/problem+json\r\nConnection: close`
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

function statusOfClientError(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}
