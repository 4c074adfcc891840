import { allCalls, type CallDefinition } from '@layover/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forward } from '../forwarding/forward.ts'
import { once } from '../idempotency/once.ts'
import type { IdempotencyStore } from '../idempotency/store.ts'
import type { AgentIds } from './agent-policy.ts'
import { createAnswerer } from './answer-call.ts'
import { readJson } from './read-json.ts'
import { compileRequestCheck } from './request-validator.ts'
import { routePath, routeSchema } from './route-schema.ts'
import { idempotencyKeyOf, upstreamRequestOf } from './upstream-request.ts'

export interface CallRoutesOptions {
  readonly agentIds: AgentIds
  readonly validation: 'enforce' | 'report'
  readonly answerLimitBytes: number
  readonly store: IdempotencyStore
}

function createHandler(call: CallDefinition, options: CallRoutesOptions) {
  const answer = createAnswerer(call, options.validation)
  const ask = async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer> => {
    const what = upstreamRequestOf(call, request, options.agentIds, options.answerLimitBytes)
    return answer(await forward(request, reply, what), request.log)
  }
  if (call.effect !== 'order') return ask
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer> => {
    const visitorId = request.session.get('visitorId') ?? ''
    const key = idempotencyKeyOf(request) ?? ''
    const asked = { visitorId, key, callId: call.id, body: request.body }
    const { bytes, isReplay } = await once(options.store, asked, () => ask(request, reply))
    if (isReplay) reply.header('idempotency-replayed', 'true')
    return bytes
  }
}

function addRoute(app: FastifyInstance, call: CallDefinition, options: CallRoutesOptions): void {
  const handler = createHandler(call, options)
  app.route({
    method: call.method,
    url: routePath(call),
    schema: routeSchema(call),
    bodyLimit: call.bodyLimit,
    handler: async (request, reply) => {
      const bytes = await handler(request, reply)
      reply.code(200).header('cache-control', 'no-store').type('application/json; charset=utf-8')
      return reply.send(bytes)
    },
  })
}

/** One walk: every definition becomes a route. Bodies arrive as bytes, so that their text is judged before it is parsed. */
export async function callRoutes(app: FastifyInstance, options: CallRoutesOptions): Promise<void> {
  app.setValidatorCompiler(compileRequestCheck)
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => readJson(body),
  )
  for (const call of allCalls) addRoute(app, call, options)
}
