import type { CallDefinition } from '@layover/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { CacheEntry } from '../cache/read-cache.ts'
import type { AgentIds } from './agent-policy.ts'
import { type CachedCallOptions, createCachedCall } from './cached-call.ts'
import type { FetchAnswer } from './fetch-answer.ts'
import { readJson } from './read-json.ts'
import { createSendAnswer } from './send-answer.ts'
import { sendCached } from './send-cached.ts'
import { callInputOf } from './upstream-request.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the cache had for this request before it was read. */
    stored: CacheEntry | undefined
    /** The request's own text, under which the cache may know it. */
    alias: string
    /** How the cache served it; undefined where a call has none. */
    cacheState: 'hit' | 'stale' | 'miss' | undefined
  }
}

export interface CachedRouteOptions extends CachedCallOptions {
  readonly call: CallDefinition
  readonly route: Omit<RouteOptions, 'handler'>
  readonly agentIds: AgentIds
  readonly ask: FetchAnswer
}

/**
 * The route of a call whose answers are kept, in a scope of its own: a body that is known by its bytes is neither parsed
 * nor checked, since the same bytes were both when their answer was kept.
 */
export async function addCachedRoute(app: FastifyInstance, options: CachedRouteOptions): Promise<void> {
  const { call, route, agentIds, cache, ask } = options
  const cached = createCachedCall(call, options)
  const sendAnswer = createSendAnswer(options.headers)

  function tell(request: FastifyRequest, reply: FastifyReply, entry: CacheEntry) {
    request.cacheState ??= cache.isFresh(entry) ? 'hit' : 'stale'
    sendCached(request, reply, entry.answer)
    cached.renew(entry, (question) => ask(request, reply, question))
  }
  function recall(request: FastifyRequest, text: string) {
    request.alias = `${call.id} ${text}`
    request.stored = cached.recall(request.alias)
  }
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // No such call has a query; one with a query is not known by its body alone, and the check refuses it.
    if (!request.url.includes('?')) recall(request, (body as Buffer).toString('latin1'))
    if (request.stored) return done(null, undefined)
    try {
      done(null, readJson(body as Buffer))
    } catch (error) {
      done(error as Error)
    }
  })
  app.route({
    ...route,
    preValidation: (request, reply, done) => {
      if (call.method === 'GET') recall(request, request.url)
      // Answered here, the request goes no further: it is not checked again and no handler is called.
      if (request.stored) tell(request, reply, request.stored)
      else done()
    },
    handler: async (request, reply) => {
      const question = callInputOf(call, request, agentIds)
      const told = await cached.get(question, request.alias, (asked) => {
        request.cacheState = 'miss'
        return ask(request, reply, asked)
      })
      if (told.kind === 'bytes') return sendAnswer(reply, told.bytes)
      tell(request, reply, told.entry)
      return reply
    },
  })
}
