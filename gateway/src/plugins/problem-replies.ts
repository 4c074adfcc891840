import { allCalls } from '@layover/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { errorToProblem } from '../problems/error-to-problem.ts'
import { type ProblemError, sendProblem } from '../problems/problem.ts'

const knownPaths = allCalls.map((call) => ({
  method: call.method,
  pattern: new RegExp(`^/api${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The method a path has, when it is a call's. */
function methodOf(url: string): string | undefined {
  const path = url.split('?', 1)[0] ?? ''
  return knownPaths.find(({ pattern }) => pattern.test(path))?.method
}

/** Errors of ours, Fastify's and everybody's become problem+json; a fault of ours says nothing but its request id. */
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

/** An unknown call is 404, a known one asked with another method is 405 with Allow. */
export function replyNotFound(request: FastifyRequest, reply: FastifyReply) {
  const method = methodOf(request.url)
  if (method === undefined || method === request.method) {
    return sendProblem(reply, { kind: 'notFound', detail: 'Nothing is served at this address.' })
  }
  reply.header('allow', method)
  return sendProblem(reply, { kind: 'methodNotAllowed', detail: `Use ${method}.` })
}

export const problemReplies = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler(replyWithProblem)
    app.setNotFoundHandler(replyNotFound)
  },
  { name: 'problem-replies' },
)
