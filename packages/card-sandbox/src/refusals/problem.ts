import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'

/** A wrong field. Its value is left out on purpose: it may be a card's number. */
export type FieldProblem = { readonly path: string; readonly expected: string; readonly message?: string }

/** The details of a refusal, beside its status. */
type ProblemDetails = { title?: string; detail?: string; errors?: readonly FieldProblem[] }

/** The body of a refusal in RFC 9457's form. */
export function problemBody(status: number, requestId: string, details: ProblemDetails = {}): object {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, ...details, requestId }
}

/** Sends a problem. */
export function sendProblem(reply: FastifyReply, status: number, details?: ProblemDetails): FastifyReply {
  return reply
    .code(status)
    .type('application/problem+json')
    .send(problemBody(status, reply.request.id, details))
}
