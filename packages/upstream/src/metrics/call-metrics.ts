import { allCalls } from '@layover/contracts'
import { Counter, Histogram, type Registry } from 'prom-client'

/** From an answer from memory to the longest that a card provider may take. */
const BUCKETS_S = [0.0025, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** How calls end: with data, with an error code of the business, with a wrong request (4xx), shed (503) or a failure (5xx). */
export function createCallMetrics(registry: Registry) {
  const registers = [registry]
  const calls = new Counter({
    name: 'layover_upstream_calls_total',
    help: 'Finished calls; an outcome is success, an error code, refused (4xx), shed (503) or failed (5xx).',
    labelNames: ['call', 'outcome'],
    registers,
  })
  const durations = new Histogram({
    name: 'layover_upstream_call_duration_seconds',
    help: 'From the head of a request to its answer.',
    labelNames: ['call'],
    buckets: BUCKETS_S,
    registers,
  })
  for (const { id: call, errorCodes } of allCalls) {
    durations.zero({ call })
    for (const outcome of ['success', 'refused', 'shed', 'failed', ...errorCodes])
      calls.inc({ call, outcome }, 0)
  }
  return {
    /** Counts a finished call. */
    ended: (call: string, outcome: string, seconds: number) => {
      calls.inc({ call, outcome })
      durations.observe({ call }, seconds)
    },
  }
}

export type CallMetrics = ReturnType<typeof createCallMetrics>
