import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { createReadCache, type ReadCache } from './cache/read-cache.ts'
import { callRecord } from './calls/call-record.ts'
import { callRoutes } from './calls/call-routes.ts'
import type { Config } from './config.ts'
import { createBreaker } from './forwarding/breaker.ts'
import { forwarding } from './forwarding/forward.ts'
import { watchResponses } from './http/open-responses.ts'
import { requestIdOf } from './http/request-id.ts'
import { type HeaderSet, plainHeaders } from './http/security-headers.ts'
import { createMemoryStore } from './idempotency/memory-store.ts'
import { createSharedKeys } from './idempotency/shared-keys.ts'
import { createMemoryLimits } from './limits/memory-limits.ts'
import { createSharedLimits } from './limits/shared-limits.ts'
import { openLog } from './log/logger-options.ts'
import { createTrafficCounts } from './metrics/traffic-counts.ts'
import { answerHeaders } from './plugins/answer-headers.ts'
import { createClientErrors } from './plugins/client-errors.ts'
import { continuation } from './plugins/continue.ts'
import { crawlers } from './plugins/crawlers.ts'
import { cspReports } from './plugins/csp-reports.ts'
import { draining } from './plugins/draining.ts'
import { guard, URL_LIMIT } from './plugins/guard.ts'
import { health } from './plugins/health.ts'
import { loadShedding } from './plugins/load-shedding.ts'
import { metrics } from './plugins/metrics.ts'
import { problemReplies, replyWithProblem } from './plugins/problem-replies.ts'
import { shopConfig } from './plugins/shop-config.ts'
import { shopFiles } from './plugins/shop-files.ts'
import { openSharedStore } from './redis/shared-store.ts'
import { visitor } from './visitors/visitor.ts'

export type { Config } from './config.ts'

/** Node looks for slow requests at this interval; its default of 30 s would make the limits a suggestion. */
const CHECK_CONNECTIONS_MS = 1_000

/** An idle connection is cut after this time, which is longer than any call takes. */
const IDLE_CONNECTION_MS = 60_000

const HEADER_LIMIT_BYTES = 16_384

type ClientErrors = ReturnType<typeof createClientErrors>

function createServer(config: Config, plain: HeaderSet, { onClientError }: ClientErrors): FastifyInstance {
  return Fastify({
    logger: openLog(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    exposeHeadRoutes: false,
    requestIdHeader: false,
    genReqId: requestIdOf,
    requestTimeout: config.requestTimeoutMs,
    connectionTimeout: IDLE_CONNECTION_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // The drain itself decides which requests are served while the server stops.
    return503OnClosing: false,
    clientErrorHandler: onClientError,
    // These errors come before any hook, so the headers that a hook would set are set here.
    frameworkErrors: (error, request, reply) =>
      replyWithProblem(error, request, reply.headers({ ...plain, 'x-request-id': request.id })),
    // The guard limits the whole target, and definitions limit its fields.
    routerOptions: { maxParamLength: URL_LIMIT },
    http: {
      requireHostHeader: false,
      maxHeaderSize: HEADER_LIMIT_BYTES,
      headersTimeout: config.headersTimeoutMs,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
    },
  })
}

/** Limits and order keys: in this process, or shared with other gateways where there is a Redis. */
async function createStores(app: FastifyInstance, config: Config) {
  const ttlMs = config.idempotencyTtlSeconds * 1000
  const own = {
    limits: createMemoryLimits(),
    keys: createMemoryStore({ ttlMs, maxBytes: config.idempotencyMaxBytes }),
  }
  if (!config.redisUrl) return own
  const counts = app.trafficCounts
  const store = await openSharedStore(config.redisUrl, app.log)
  app.addHook('onClose', async () => store.close())
  return {
    limits: createSharedLimits(store, own.limits, counts),
    keys: createSharedKeys({ store, own: own.keys, ttlMs, counts, sessionKeys: config.sessionKeys }),
  }
}

/** The routes that only visitors use, in a scope that opens and sets their cookie. */
function visitorScope(config: Config, plain: HeaderSet, cache: ReadCache | undefined) {
  return async (app: FastifyInstance) => {
    const { limits, keys } = await createStores(app, config)
    await app.register(visitor, {
      sessionKeys: config.sessionKeys,
      isSecure: config.publicOrigins.isSecure,
    })
    await app.register(shopConfig, {
      cardVaultUrl: config.cardProviderUrl.href.replace(/\/$/, ''),
      generalAgentId: config.agentIds.general,
      additions: config.additions,
      ...(config.analyticsUrl && { analytics: config.analyticsUrl.href }),
    })
    await app.register(callRoutes, {
      agentIds: config.agentIds,
      validation: config.validation,
      answerLimitBytes: config.answerLimitBytes,
      headers: plain,
      cache,
      limits: { limits: config.limits, store: limits, counts: app.trafficCounts },
      store: keys,
    })
  }
}

/** Builds the gateway. Plugins are registered in the order in which they handle a request. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const plain = await plainHeaders(config.publicOrigins.isSecure)
  const counts = createTrafficCounts()
  const clientErrors = createClientErrors(plain, counts)
  const app = createServer(config, plain, clientErrors)
  watchResponses(app.server)
  app.server.on('checkExpectation', clientErrors.onExpectation)
  app.server.on('connect', clientErrors.onConnect)
  app.decorate('trafficCounts', counts)
  const breaker = createBreaker(config.breaker)
  const cache = config.cacheMaxBytes > 0 ? createReadCache({ maxBytes: config.cacheMaxBytes }) : undefined
  await app.register(metrics, { breaker, cacheSize: cache?.size })
  await app.register(answerHeaders, plain)
  await app.register(callRecord)
  await app.register(problemReplies)
  await app.register(draining)
  await app.register(loadShedding, config.shedding)
  await app.register(guard, config.publicOrigins)
  await app.register(continuation, { refuse: clientErrors.onExpectation })
  await app.register(health, { upstreamUrl: config.upstreamUrl, healthPath: config.upstreamHealthPath })
  if (config.webRoot !== undefined) await app.register(cspReports)
  await app.register(forwarding, {
    upstreamUrl: config.upstreamUrl,
    connections: config.upstreamConnections,
    keepAliveMs: config.upstreamKeepAliveMs,
    breaker,
  })
  await app.register(visitorScope(config, plain, cache))
  if (config.webRoot !== undefined) await app.register(crawlers, config.publicOrigins.main)
  await app.register(shopFiles, {
    webRoot: config.webRoot,
    ...config.publicOrigins.main,
    isSecure: config.publicOrigins.isSecure,
    connectOrigins: [config.cardProviderUrl, config.analyticsUrl].flatMap((url) => (url ? [url.origin] : [])),
    imageOrigins: config.imageOrigins,
  })
  return app
}
