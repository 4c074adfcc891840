import { randomBytes } from 'node:crypto'
import { stateValues } from '@layover/contracts'
import { buildApp } from '@layover/gateway'
import { loadConfig } from '@layover/gateway/config'
import type { FastifyInstance } from 'fastify'

/** Where a browser would find the shop; a verifier and a recorder call it by this name. */
export const SHOP_HOST = '127.0.0.1:3000'

/**
 * The real gateway before this upstream, under the agents of the examples. It keeps no answer and counts no visitor out,
 * since one machine sends everything at once here.
 */
export async function buildGateway(upstreamUrl: string): Promise<FastifyInstance> {
  return await buildApp(
    loadConfig({
      PUBLIC_ORIGIN: `http://${SHOP_HOST}`,
      UPSTREAM_URL: upstreamUrl,
      CARD_PROVIDER_PUBLIC_URL: 'http://127.0.0.1:3002',
      SESSION_KEYS: randomBytes(32).toString('hex'),
      AGENT_ID_GENERAL: stateValues.agentId.example,
      AGENT_ID_POPULAR: stateValues.popularAgentId.example,
      CACHE_MAX_BYTES: '0',
      // Pact's native part holds the thread now and then, which is no overload.
      SHED_DELAY_MS: '0',
      LOG_LEVEL: 'silent',
    }),
  )
}
