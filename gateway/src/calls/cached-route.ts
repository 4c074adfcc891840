import type { CallDefinition } from '@layover/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { CacheEntry } from '../cache/call-cache.ts'
import type { InTurn } from '../limits/address-turns.ts'
import type { AgentIds } from './agent-policy.ts'
import { type CachedCallOptions, createCachedCall } from './cached-call.ts'
import type { FetchAnswer } from './fetch-answer.ts'
import { readJson } from './read-json.ts'
import { createSendAnswer } from './send-answer.ts'
import { sendCached } from './send-cached.ts'
import { callInputOf } from './upstream-request.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The entry that the cache found by the request's bytes, before the request was parsed. */
    stored: CacheEntry | undefined
    /** The request's own text: a name under which the cache may find its entry. */
    alias: string
    /** How the cache served the request; undefined for an uncached call. */
    cacheState: 'hit' | 'stale' | 'miss' | undefined
  }
}

interface CachedRouteOptions extends CachedCallOptions {
  readonly call: CallDefinition
  readonly route: Omit<RouteOptions, 'handler'>
  readonly agentIds: AgentIds
  readonly fetchAnswer: FetchAnswer
  readonly inAddressTurn: InTurn
}

/**
 * The route of a cached call, in a scope of its own. A body that the cache knows by its bytes is neither parsed nor checked:
 * the same bytes were parsed and checked when their answer was cached.
 */
export async function addCachedRoute(app: FastifyInstance, options: CachedRouteOptions): Promise<void> {
  const { call, route, agentIds, cache, fetchAnswer, inAddressTurn } = options
  const cached = createCachedCall(call, options)
  const sendAnswer = createSendAnswer(options.headers)

  function send(request: FastifyRequest, reply: FastifyReply, entry: CacheEntry) {
    request.cacheState ??= cache.isFresh(entry) ? 'hit' : 'stale'
    sendCached(request, reply, entry.answer)
    cached.refresh(entry, (input) => fetchAnswer(request, reply, input))
  }
  function findByAlias(request: FastifyRequest, text: string) {
    request.alias = `${call.id} ${text}`
    request.stored = cache.find(request.alias)
  }
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // No cached POST has a query. The check refuses a request with one, so the body alone must not find an entry for it.
    if (!request.url.includes('?')) findByAlias(request, (body as Buffer).toString('latin1'))
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
      if (call.method === 'GET') findByAlias(request, request.url)
      // A request that is answered here goes no further: it is not checked again, and no handler runs.
      if (request.stored) send(request, reply, request.stored)
      else done()
    },
    handler: async (request, reply) => {
      const input = callInputOf(call, request, agentIds)
      const fetch = () => {
        request.cacheState = 'miss'
        return fetchAnswer(request, reply, input)
      }
      const result = await cached.get(input, request.alias, fetch, (run) => inAddressTurn(request, run))
      if (result.kind === 'chunks') return sendAnswer(reply, result.chunks)
      send(request, reply, result.entry)
      return reply
    },
  })
}
