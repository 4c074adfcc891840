import swagger from '@fastify/swagger'
import { CONTRACT_VERSION, calls, LANGUAGE } from '@layover/contracts'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { callRoutes } from '../src/calls/call-routes.ts'
import { createMemoryStore } from '../src/idempotency/memory-store.ts'
import { createCostTurns } from '../src/limits/cost-turns.ts'
import { createMemoryLimits } from '../src/limits/memory-limits.ts'
import { createCallMetrics } from '../src/metrics/call-metrics.ts'
import { createTrafficCounts } from '../src/metrics/traffic-counts.ts'
import { addCallFacts } from './call-facts.ts'
import { hoistComponents, markNames } from './components.ts'
import type { JsonObject } from './json.ts'

const info = {
  title: 'Layover',
  version: CONTRACT_VERSION,
  description:
    'The calls that the shop may send to the gateway. Every call answers 200 with `state` success or failure; everything else is a problem of RFC 9457. Paths marked `x-addition` are ours: a provider may lack them. With calls marked `x-has-owner` the gateway sends a provider the headers of `x-owner-headers`, which it may ignore.',
  license: { name: 'MIT', identifier: 'MIT' },
  'x-language': LANGUAGE,
}

/** Generates the OpenAPI document from the routes that the gateway serves. No request is sent to them. */
export async function buildDocument(): Promise<JsonObject> {
  const app = Fastify()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      servers: [{ url: '/', description: 'Wherever the shop is served' }],
      tags: Object.entries(calls).map(([name, { about }]) => ({ name, description: about })),
      security: [],
    },
    transform: ({ schema, url }) => ({ schema: markNames(schema), url }),
  })
  app.decorate('callMetrics', createCallMetrics(new Registry()))
  await app.register(callRoutes, {
    upstreamStates: new Map(),
    agentIds: { general: 'general', popular: 'popular', known: new Set<string>() },
    validation: 'enforce',
    answerLimitBytes: 0,
    cache: undefined,
    headers: {},
    limits: { limits: {}, store: createMemoryLimits(), counts: createTrafficCounts() },
    turnsOf: createCostTurns({ connections: 1, addressPercent: 100, counts: createTrafficCounts() }),
    store: createMemoryStore({ ttlMs: 0, maxBytes: 1 }),
  })
  await app.ready()
  const document = JSON.parse(JSON.stringify(app.swagger())) as JsonObject
  await app.close()
  return hoistComponents(addCallFacts(document))
}
