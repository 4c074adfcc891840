import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Breaker } from '../forwarding/breaker.ts'
import { createCallMetrics } from '../metrics/call-metrics.ts'
import { type GatewaySources, registerGateway } from '../metrics/gateway-readings.ts'
import { registerProcess } from '../metrics/process-readings.ts'
import { createRegistry } from '../metrics/registry.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** All metrics in Prometheus's text format. No route of this server tells them. */
    readonly metricsText: () => string
  }
}

export interface MetricsOptions {
  readonly breaker: Breaker
  readonly cacheSize: GatewaySources['cacheSize']
}

/** What calls are counted by, and what a scrape reads of all other parts. */
export const metrics = fp(
  async (app: FastifyInstance, { breaker, cacheSize }: MetricsOptions) => {
    const registry = createRegistry()
    app.decorate('callMetrics', createCallMetrics(registry))
    app.decorate('metricsText', registry.text)
    registerGateway(registry, {
      counts: app.trafficCounts,
      isDraining: () => app.isDraining,
      countAsking: () => app.countAsking(),
      pool: () => app.upstreamPool(),
      breakerState: breaker.state,
      cacheSize,
    })
    const stop = registerProcess(registry)
    app.addHook('onClose', async () => stop())
  },
  { name: 'metrics' },
)
