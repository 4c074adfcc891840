import {
  allCalls,
  type CallCost,
  type CallDefinition,
  type UpstreamStates,
  withStates,
} from '@layover/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReadCache } from '../cache/read-cache.ts'
import type { HeaderSet } from '../http/security-headers.ts'
import { runIdempotent } from '../idempotency/idempotent.ts'
import type { IdempotencyStore } from '../idempotency/memory-store.ts'
import { createSettledCheck } from '../idempotency/settled.ts'
import type { InTurn } from '../limits/address-turns.ts'
import type { CostTurns } from '../limits/cost-turns.ts'
import { createGuessLimit } from '../limits/guess-limit.ts'
import { createLimitHook, type LimitHookOptions } from '../limits/limit-hook.ts'
import type { CallMetrics } from '../metrics/call-metrics.ts'
import type { AgentIds } from './agent-policy.ts'
import type { CallAnswer } from './answer-call.ts'
import { addCachedRoute } from './cached-route.ts'
import { createDeprecatedCount } from './count-deprecated.ts'
import { createFetchAnswer, type FetchAnswer } from './fetch-answer.ts'
import { outdateSlots } from './outdate-slots.ts'
import { readJson } from './read-json.ts'
import { compileRequestCheck } from './request-validator.ts'
import { routePath, routeSchema } from './route-schema.ts'
import { createSendAnswer } from './send-answer.ts'
import { callInputOf, idempotencyKeyOf } from './upstream-request.ts'

interface CallRoutesOptions {
  readonly agentIds: AgentIds
  readonly upstreamStates: UpstreamStates
  readonly validation: 'enforce' | 'report'
  readonly answerLimitBytes: number
  readonly store: IdempotencyStore
  /** Undefined: no read is cached. */
  readonly cache: ReadCache | undefined
  /** Headers of every answer of the gateway. */
  readonly headers: HeaderSet
  readonly limits: LimitHookOptions
  readonly turnsOf: (cost: CallCost) => CostTurns
}

function routeOf(call: CallDefinition, limits: LimitHookOptions, { deprecatedUses }: CallMetrics) {
  const onRequest = createLimitHook(call, limits)
  const preHandler = createDeprecatedCount(call, (labels) => deprecatedUses.inc(labels))
  return {
    method: call.method,
    url: routePath(call),
    schema: routeSchema(call),
    bodyLimit: call.bodyLimit,
    config: { callId: call.id },
    ...(onRequest && { onRequest }),
    ...(preHandler && { preHandler }),
  }
}

/** How a call is fetched: past the cache, and in whose turn. */
interface Fetching {
  readonly fetchAnswer: FetchAnswer
  readonly inAddressTurn: InTurn
}

function addRoute(
  app: FastifyInstance,
  call: CallDefinition,
  { fetchAnswer, inAddressTurn }: Fetching,
  options: CallRoutesOptions,
): void {
  const sendAnswer = createSendAnswer(options.headers)
  const limitGuesses = createGuessLimit(options.limits)
  const isSettled = createSettledCheck(call)
  const changed = call.effect === 'read' ? undefined : options.cache
  const fetchLimited = (request: FastifyRequest, reply: FastifyReply): Promise<CallAnswer> => {
    const input = callInputOf(call, request, options.agentIds)
    const fetch = () => limitGuesses(request, () => fetchAnswer(request, reply, input))
    const answered = inAddressTurn(request, fetch)
    return changed ? answered.finally(() => outdateSlots(call, input, changed)) : answered
  }
  const fetchIdempotent = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Pick<CallAnswer, 'chunks'>> => {
    const { visitorId, body } = request
    const order = { visitorId, key: idempotencyKeyOf(request) ?? '', callId: call.id, body }
    const { bytes, isReplay } = await runIdempotent(options.store, order, {
      run: async () => Buffer.concat((await fetchLimited(request, reply)).chunks),
      isSettled,
    })
    if (isReplay) reply.header('idempotency-replayed', 'true')
    return { chunks: [bytes] }
  }
  const handle = call.effect === 'order' ? fetchIdempotent : fetchLimited
  app.route({
    ...routeOf(call, options.limits, app.callMetrics),
    handler: async (request, reply) => sendAnswer(reply, (await handle(request, reply)).chunks),
  })
}

/** Registers a route for every definition. Bodies arrive as bytes, so that their text is checked before it is parsed. */
export async function callRoutes(app: FastifyInstance, options: CallRoutesOptions): Promise<void> {
  app.setValidatorCompiler(compileRequestCheck)
  app.setSerializerCompiler(() => (value) => JSON.stringify(value))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => readJson(body),
  )
  app.decorateRequest('stored', undefined)
  app.decorateRequest('alias', '')
  app.decorateRequest('cacheState', undefined)
  const { cache: whole, validation, answerLimitBytes: maxBytes } = options
  const metrics = app.callMetrics
  for (const defined of allCalls) {
    const call = withStates(defined, options.upstreamStates)
    const cache = call.ttlSeconds === undefined ? undefined : whole?.ofCall(call.id)
    const { turns, inAddressTurn } = options.turnsOf(call.cost)
    const isShared = cache !== undefined
    const fetchAnswer = createFetchAnswer(call, { validation, maxBytes, metrics, isShared, turns })
    const fetching = { fetchAnswer, inAddressTurn }
    if (!cache) addRoute(app, call, fetching, options)
    else {
      const route = routeOf(call, options.limits, metrics)
      await app.register(addCachedRoute, { ...options, ...fetching, call, route, cache })
    }
  }
}
