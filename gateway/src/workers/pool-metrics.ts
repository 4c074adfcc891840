import { createReadings } from '@layover/server-kit/metrics/readings'
import type { Registry } from 'prom-client'

/** What the primary alone knows. How many workers there are is the sum of their own metric. */
export function registerReplacements(registry: Registry, count: () => number): void {
  createReadings(registry).counter({
    name: 'layover_gateway_workers_replaced_total',
    help: 'Workers that ended unasked and were replaced.',
    read: count,
  })
}
