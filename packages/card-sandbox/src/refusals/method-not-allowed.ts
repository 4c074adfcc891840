import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify'

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Refuses the other methods of an existing path with 405 and `Allow`, in the scope's own form of refusal. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly HTTPMethods[],
  refuse: (reply: FastifyReply) => FastifyReply,
): void {
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    handler: (_request, reply) => refuse(reply.header('allow', allowed.join(', '))),
  })
}
