import type { TrafficCounts } from '../counts/traffic-counts.ts'
import type { BreakerState } from '../forwarding/breaker.ts'
import type { PoolReading } from '../forwarding/upstream.ts'
import type { Reading, Registry } from './registry.ts'

/** What stands in other parts of the gateway, looked at only when metrics are read. */
export interface GatewaySources {
  readonly counts: TrafficCounts
  readonly isDraining: () => boolean
  readonly countAsking: () => number
  readonly pool: () => PoolReading
  readonly breakerState: () => BreakerState
  /** Undefined: nothing is kept. */
  readonly cacheSize: (() => { readonly entries: number; readonly bytes: number }) | undefined
}

const BREAKER_STATES: readonly BreakerState[] = ['closed', 'open', 'half-open']

function registerCounts({ read }: Registry, counts: TrafficCounts): void {
  const total = (name: string, help: string, now: () => number) =>
    read('counter', name, help, [], () => [[[], now()]])
  total('layover_gateway_rate_limited_total', 'Calls refused with 429.', () => counts.limited)
  total(
    'layover_gateway_limits_without_redis_total',
    'Calls counted by this process alone, since Redis did not answer in time.',
    () => counts.limitsFailedOpen,
  )
  total(
    'layover_gateway_order_keys_without_redis_total',
    'Orders whose key this process alone looked after, since Redis did not answer in time.',
    () => counts.idempotencyFellBack,
  )
  total('layover_gateway_upstream_retries_total', 'Reads asked a second time.', () => counts.retried)
  total(
    'layover_gateway_unreadable_requests_total',
    'Requests that were no HTTP, too large in their head or too slow.',
    () => counts.unreadable,
  )
  read(
    'counter',
    'layover_gateway_shed_total',
    'Requests refused since too much was asked.',
    ['pressure'],
    () => [
      [['delay'], counts.shedForDelay],
      [['heap'], counts.shedForHeap],
    ],
  )
}

function registerUpstream({ read }: Registry, { countAsking, pool, breakerState }: GatewaySources): void {
  read(
    'gauge',
    'layover_gateway_upstream_in_flight',
    'Questions to the provider without an end yet.',
    [],
    () => [[[], countAsking()]],
  )
  read(
    'gauge',
    'layover_gateway_upstream_pool_connections',
    'Connections to the provider.',
    ['state'],
    () => {
      const { connected, free } = pool()
      return [
        [['connected'], connected],
        [['free'], free],
      ]
    },
  )
  read('gauge', 'layover_gateway_upstream_pool_requests', 'Questions by where they stand.', ['state'], () => {
    const { running, pending, queued } = pool()
    return [
      [['running'], running],
      [['pending'], pending],
      [['queued'], queued],
    ]
  })
  read('gauge', 'layover_gateway_breaker_state', '1 for the state that the breaker is in.', ['state'], () => {
    const now = breakerState()
    return BREAKER_STATES.map((state): Reading => [[state], state === now ? 1 : 0])
  })
}

/** Everything that is no single call's. */
export function registerGateway(registry: Registry, sources: GatewaySources): void {
  const { cacheSize, isDraining } = sources
  registerCounts(registry, sources.counts)
  registerUpstream(registry, sources)
  const size = cacheSize ?? (() => ({ entries: 0, bytes: 0 }))
  const one = (name: string, help: string, now: () => number) =>
    registry.read('gauge', name, help, [], () => [[[], now()]])
  one('layover_gateway_cache_entries', 'Answers that are kept.', () => size().entries)
  one('layover_gateway_cache_bytes', 'Memory that kept answers take.', () => size().bytes)
  one('layover_gateway_in_flight', 'Calls without a whole answer yet.', () => sources.counts.inFlight)
  one('layover_gateway_draining', '1 once a stop was asked for.', () => Number(isDraining()))
}
