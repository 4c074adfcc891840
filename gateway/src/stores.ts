import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { createMemoryStore } from './idempotency/memory-store.ts'
import { createSharedKeys } from './idempotency/shared-keys.ts'
import { createMemoryLimits } from './limits/memory-limits.ts'
import { createSharedLimits } from './limits/shared-limits.ts'
import { openSharedStore } from './redis/shared-store.ts'

/** Limits and order keys: in this process, or shared with other gateways where there is a Redis. */
export async function createStores(app: FastifyInstance, config: Config) {
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
