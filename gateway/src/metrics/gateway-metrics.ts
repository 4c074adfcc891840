import type { BreakerState } from '@layover/server-kit/breaker/breaker'
import type { Readings } from '@layover/server-kit/metrics/readings'
import type { PoolReading } from '../forwarding/pool-requester.ts'
import type { TrafficCounts } from './traffic-counts.ts'

/** The state of other parts of the gateway, read at each scrape. */
export interface GatewaySources {
  readonly counts: TrafficCounts
  readonly isDraining: () => boolean
  readonly countUpstreamInFlight: () => number
  readonly pool: () => PoolReading
  readonly breakerState: () => BreakerState
  /** Undefined: the cache is off. */
  readonly cacheSize: (() => { readonly entries: number; readonly bytes: number }) | undefined
}

function registerCounts({ counter, labelledCounter }: Readings, counts: TrafficCounts): void {
  counter({
    name: 'layover_gateway_rate_limited_total',
    help: 'Calls refused with 429.',
    read: () => counts.limited,
  })
  counter({
    name: 'layover_gateway_limits_without_redis_total',
    help: 'Calls counted by this process alone, since Redis did not answer in time.',
    read: () => counts.limitsFailedOpen,
  })
  counter({
    name: 'layover_gateway_order_keys_without_redis_total',
    help: 'Orders whose key this process alone stored, since Redis did not answer in time.',
    read: () => counts.idempotencyFellBack,
  })
  counter({
    name: 'layover_gateway_upstream_retries_total',
    help: 'Reads sent a second time.',
    read: () => counts.retried,
  })
  counter({
    name: 'layover_gateway_unreadable_requests_total',
    help: 'Requests with broken HTTP, too large a head or too slow an arrival.',
    read: () => counts.unreadable,
  })
  labelledCounter({
    name: 'layover_gateway_csp_reports_total',
    help: 'Violations of the content security policy that browsers reported.',
    label: 'directive',
    read: () => counts.cspReports,
  })
  labelledCounter({
    name: 'layover_gateway_crowded_total',
    help: 'Calls refused since all connections were in use that their kind of call, or their address, may use.',
    label: 'share',
    read: () => ({ call: counts.refusedForShare, address: counts.refusedForAddress }),
  })
  labelledCounter({
    name: 'layover_gateway_shed_total',
    help: 'Requests refused under pressure.',
    label: 'pressure',
    read: () => ({ delay: counts.shedForDelay, heap: counts.shedForHeap }),
  })
}

function registerUpstream({ gauge, labelledGauge }: Readings, sources: GatewaySources): void {
  gauge({
    name: 'layover_gateway_upstream_in_flight',
    help: 'Unfinished requests to the provider.',
    read: sources.countUpstreamInFlight,
  })
  labelledGauge({
    name: 'layover_gateway_upstream_pool_connections',
    help: 'Connections to the provider.',
    label: 'state',
    read() {
      const { connected, free } = sources.pool()
      return { connected, free }
    },
  })
  labelledGauge({
    name: 'layover_gateway_upstream_pool_requests',
    help: 'Requests to the provider, by state.',
    label: 'state',
    read() {
      const { running, pending, queued } = sources.pool()
      return { running, pending, queued }
    },
  })
  labelledGauge({
    name: 'layover_gateway_breaker_state',
    help: '1 for the current state of the breaker; of several workers, for the state of each.',
    label: 'state',
    aggregator: 'max',
    read: () => ({ closed: 0, open: 0, 'half-open': 0, [sources.breakerState()]: 1 }),
  })
}

/** All metrics that belong to no single call. */
export function registerGatewayMetrics(readings: Readings, sources: GatewaySources): void {
  const { gauge } = readings
  const { counts, cacheSize, isDraining } = sources
  registerCounts(readings, counts)
  registerUpstream(readings, sources)
  gauge({
    name: 'layover_gateway_workers',
    help: 'Processes that serve, of which the values of one scrape are the sum.',
    read: () => 1,
  })
  gauge({
    name: 'layover_gateway_cache_entries',
    help: 'Cached answers.',
    read: () => cacheSize?.().entries ?? 0,
  })
  gauge({
    name: 'layover_gateway_cache_bytes',
    help: 'Memory of cached answers.',
    read: () => cacheSize?.().bytes ?? 0,
  })
  gauge({
    name: 'layover_gateway_in_flight',
    help: 'Calls without a whole answer yet.',
    read: () => counts.inFlight,
  })
  gauge({
    name: 'layover_gateway_draining',
    help: '1 after a stop was requested.',
    aggregator: 'max',
    read: () => Number(isDraining()),
  })
}
