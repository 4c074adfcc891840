import { allCalls, pathExpression } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'

/** Refuses requests without a route: 405 with the right method where the path is a call's, else 404. */
export function registerWrongPaths(app: FastifyInstance): void {
  const known = allCalls.map(({ method, path }) => ({
    method,
    pattern: pathExpression(path),
  }))
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const call = known.find(({ pattern }) => pattern.test(path))
    if (call === undefined) return reply.code(404).send({ title: 'There is no such call', status: 404 })
    reply.code(405).header('allow', call.method)
    return reply.send({ title: `This call takes ${call.method}`, status: 405 })
  })
}
