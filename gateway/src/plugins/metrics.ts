import type { Breaker } from '@layover/server-kit/breaker/breaker'
import { registerProcessMetrics } from '@layover/server-kit/metrics/process-metrics'
import { createReadings } from '@layover/server-kit/metrics/readings'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Registry } from 'prom-client'
import { createCallMetrics } from '../metrics/call-metrics.ts'
import { type GatewaySources, registerGatewayMetrics } from '../metrics/gateway-metrics.ts'
import type { MetricsSnapshot } from '../metrics/metrics-snapshot.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All metrics in Prometheus's text format. No route of this server sends them. */
    readonly metricsText: () => Promise<string>
    /** The same values, for a process that adds up those of several. */
    readonly metricsSnapshot: () => Promise<MetricsSnapshot>
  }
}

interface MetricsOptions {
  readonly breaker: Breaker
  readonly cacheSize: GatewaySources['cacheSize']
}

/** Registers the metrics of calls, of all other parts and of the process. */
export const metrics = fp(
  async (app: FastifyInstance, { breaker, cacheSize }: MetricsOptions) => {
    const registry = new Registry()
    app.decorate('callMetrics', createCallMetrics(registry))
    app.decorate('metricsText', () => registry.metrics())
    app.decorate('metricsSnapshot', () => registry.getMetricsAsJSON())
    registerGatewayMetrics(createReadings(registry), {
      counts: app.trafficCounts,
      isDraining: () => app.isDraining,
      countUpstreamInFlight: () => app.countUpstreamRequests(),
      pool: () => app.upstreamPool(),
      breakerState: breaker.state,
      cacheSize,
    })
    const stop = registerProcessMetrics(registry)
    app.addHook('onClose', async () => stop())
  },
  { name: 'metrics' },
)
