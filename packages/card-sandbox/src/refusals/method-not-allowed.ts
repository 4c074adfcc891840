import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify'

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** A path that exists answers 405 with `Allow` to the methods it has not, through the scope's own kind of refusal. */
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
