import { createBreaker } from '@layover/server-kit/breaker/breaker'
import type { FastifyInstance } from 'fastify'
import { createReadCache, type ReadCache } from './cache/read-cache.ts'
import { callRecord } from './calls/call-record.ts'
import { callRoutes } from './calls/call-routes.ts'
import type { Config } from './config.ts'
import { createServer } from './fastify-server.ts'
import { forwarding } from './forwarding/forward.ts'
import { watchResponses } from './http/open-responses.ts'
import { type HeaderSet, plainHeaders } from './http/security-headers.ts'
import { createCostTurns } from './limits/cost-turns.ts'
import { createTrafficCounts } from './metrics/traffic-counts.ts'
import { answerHeaders } from './plugins/answer-headers.ts'
import { createClientErrors } from './plugins/client-errors.ts'
import { continuation } from './plugins/continue.ts'
import { crawlers } from './plugins/crawlers.ts'
import { cspReports } from './plugins/csp-reports.ts'
import { draining } from './plugins/draining.ts'
import { guard } from './plugins/guard.ts'
import { health } from './plugins/health.ts'
import { loadShedding } from './plugins/load-shedding.ts'
import { metrics } from './plugins/metrics.ts'
import { problemReplies } from './plugins/problem-replies.ts'
import { shopConfig } from './plugins/shop-config.ts'
import { shopFiles } from './plugins/shop-files.ts'
import { createStores } from './stores.ts'
import { visitor } from './visitors/visitor.ts'

export type { Config } from './config.ts'

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
      cardVaultPath: config.cardVaultPath,
      generalAgentId: config.agentIds.general,
      additions: config.additions,
      ...(config.analyticsUrl && { analytics: config.analyticsUrl.href }),
    })
    await app.register(callRoutes, {
      agentIds: config.agentIds,
      upstreamStates: config.upstreamStates,
      validation: config.validation,
      answerLimitBytes: config.answerLimitBytes,
      headers: plain,
      cache,
      limits: { limits: config.limits, store: limits, counts: app.trafficCounts },
      store: keys,
      turnsOf: createCostTurns({
        connections: config.upstreamConnections,
        addressPercent: config.addressSharePercent,
        counts: app.trafficCounts,
      }),
    })
  }
}

/** Builds the gateway. Plugins are registered in the order in which they handle a request. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const plain = await plainHeaders(config.publicOrigins.isSecure)
  const counts = createTrafficCounts()
  const clientErrors = createClientErrors(plain, counts)
  const app = createServer(config, plain, clientErrors.onClientError)
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
  const access = { headers: config.upstreamHeaders, tls: config.upstreamTls }
  await app.register(health, {
    upstreamUrl: config.upstreamUrl,
    healthPath: config.upstreamHealthPath,
    ...access,
  })
  await app.register(cspReports, config.publicOrigins)
  await app.register(forwarding, {
    ...access,
    upstreamUrl: config.upstreamUrl,
    connections: config.upstreamConnections,
    keepAliveMs: config.upstreamKeepAliveMs,
    breaker,
  })
  await app.register(visitorScope(config, plain, cache))
  if (config.webRoot !== undefined) await app.register(crawlers, config.publicOrigins.main)
  await app.register(shopFiles, {
    webRoot: config.webRoot,
    serviceWorker: config.serviceWorker,
    ...config.publicOrigins.main,
    isSecure: config.publicOrigins.isSecure,
    connectOrigins: [config.cardProviderUrl, config.analyticsUrl].flatMap((url) => (url ? [url.origin] : [])),
    imageOrigins: config.imageOrigins,
  })
  return app
}
