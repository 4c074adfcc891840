import { registerProcessMetrics } from '@layover/server-kit/metrics/process-metrics'
import { createReadings } from '@layover/server-kit/metrics/readings'
import { Registry } from 'prom-client'
import { createCallMetrics } from './call-metrics.ts'
import { createCatalogueMetrics } from './catalogue-metrics.ts'
import { createMailMetrics } from './mail-metrics.ts'
import { createPaymentMetrics } from './payment-metrics.ts'
import { createProviderMetrics, type ProviderSources } from './provider-metrics.ts'
import { createRoundMetrics } from './round-metrics.ts'
import { createSearchMetrics } from './search-metrics.ts'
import { registerStoredMetrics, type StoredSources } from './stored-metrics.ts'

/** All metrics of one server: counters for its parts, and readings of its database and its process. */
export function createUpstreamMetrics(stored: StoredSources, provider: ProviderSources) {
  const registry = new Registry()
  registerStoredMetrics(createReadings(registry), stored)
  return {
    calls: createCallMetrics(registry),
    catalogue: createCatalogueMetrics(registry),
    payments: createPaymentMetrics(registry),
    provider: createProviderMetrics(registry, provider),
    mails: createMailMetrics(registry),
    searches: createSearchMetrics(registry),
    rounds: createRoundMetrics(registry, stored.reconciled === undefined ? ['reconcile'] : []),
    /** All metrics in Prometheus's text format. */
    text: async () => await registry.metrics(),
    /** Stops the observers of the process. */
    stop: registerProcessMetrics(registry),
  }
}
