import { allCalls, pathExpression } from '@layover/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { errorToProblem } from '../http/error-to-problem.ts'
import { type ProblemError, sendProblem } from '../http/problem.ts'

const knownPaths = allCalls.map((call) => ({
  method: call.method,
  pattern: pathExpression(`/api${call.path}`),
}))

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a page or file of the shop stands at a path. */
    hasPageAt: (path: string) => boolean
  }
}

/** The method of the call at a path, or undefined. */
function methodOf(path: string): string | undefined {
  return knownPaths.find(({ pattern }) => pattern.test(path))?.method
}

/** Answers any error with problem+json. The problem of an internal error has nothing but the request id. */
export function replyWithProblem(
  error: FastifyError | ProblemError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const problem = errorToProblem(error)
  if (!problem) {
    request.log.error({ err: error }, 'a request met a fault of ours')
    return sendProblem(reply, { kind: 'internal' })
  }
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  return sendProblem(reply, { kind: problem.kind, detail: problem.message, errors: problem.errors })
}

/** The methods of the call or page at a path, as an Allow header lists them. */
function allowedAt(request: FastifyRequest): string | undefined {
  const path = request.url.split('?', 1)[0] ?? ''
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return methodOf(path) ?? (!isRead && request.server.hasPageAt(path) ? 'GET, HEAD' : undefined)
}

/** An unknown address is 404; a known one with another method is 405 with Allow. */
export function replyNotFound(request: FastifyRequest, reply: FastifyReply) {
  const allowed = allowedAt(request)
  if (allowed === undefined || allowed === request.method) {
    return sendProblem(reply, { kind: 'notFound', detail: 'Nothing is served at this address.' })
  }
  reply.header('allow', allowed)
  return sendProblem(reply, { kind: 'methodNotAllowed', detail: `Use ${allowed}.` })
}

export const problemReplies = fp(
  async (app: FastifyInstance) => {
    app.decorate('hasPageAt', () => false)
    app.setErrorHandler(replyWithProblem)
    app.setNotFoundHandler(replyNotFound)
  },
  { name: 'problem-replies' },
)
