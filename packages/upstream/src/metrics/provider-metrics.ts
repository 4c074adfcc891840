import type { BreakerState } from '@layover/server-kit/breaker/breaker'
import { Counter, Gauge, type Registry } from 'prom-client'

const CALLS = ['charge', 'session', 'find'] as const

/** What the card provider is seen to do, by replies with the names that its table gives them. */
export interface ProviderSources {
  readonly replies: readonly string[]
  readonly breakerStates: () => Readonly<Record<string, BreakerState>>
}

export function createProviderMetrics(registry: Registry, { replies, breakerStates }: ProviderSources) {
  const registers = [registry]
  const calls = new Counter({
    name: 'layover_upstream_provider_calls_total',
    help: 'Calls of the card provider, by reply.',
    labelNames: ['call', 'reply'],
    registers,
  })
  for (const call of CALLS) for (const reply of replies) calls.inc({ call, reply }, 0)
  new Gauge({
    name: 'layover_upstream_provider_breaker',
    help: '1 for the current state of the breaker before charges and before sessions.',
    labelNames: ['call', 'state'],
    registers,
    collect() {
      for (const [call, current] of Object.entries(breakerStates()))
        for (const state of ['closed', 'open', 'half-open'])
          this.set({ call, state }, Number(state === current))
    },
  })
  return { replied: (call: (typeof CALLS)[number], reply: string) => calls.inc({ call, reply }) }
}

export type ProviderMetrics = ReturnType<typeof createProviderMetrics>
