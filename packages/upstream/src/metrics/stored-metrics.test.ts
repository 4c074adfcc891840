import { createReadings } from '@layover/server-kit/metrics/readings'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { registerStoredMetrics } from './stored-metrics.ts'

it('a scrape counts the calls that wait for a connection, and not its own queries', async () => {
  const registry = new Registry()
  let waiting = 0
  const queried = async () => {
    waiting += 1
    return {}
  }
  registerStoredMetrics(createReadings(registry), {
    isReady: async () => Boolean(await queried()),
    isWritable: async () => Boolean(await queried()),
    connections: () => ({ waiting }),
    openOrders: queried,
    payingOrders: queried,
    places: queried,
    mails: queried,
    differences: queried,
    reconciled: queried,
  })
  expect(await registry.metrics()).toContain('layover_upstream_pool_connections{state="waiting"} 0')
  expect(waiting).toBe(8)
})
