import { Counter, type Registry } from 'prom-client'

/** Jobs that run beside the calls. */
const JOBS = [
  'recovery',
  'expiry',
  'holds',
  'mail',
  'searches',
  'catalogue',
  'accounts',
  'attempts',
  'reconcile',
  'erased_orders',
  'unpaid_orders',
  'paid_orders',
  'forms',
  'order_keys',
  'sent_mails',
  'erasures',
] as const

export type Job = (typeof JOBS)[number]

/** @param without jobs that this server never runs, which are left out */
export function createRoundMetrics(registry: Registry, without: readonly Job[] = []) {
  const rounds = new Counter({
    name: 'layover_upstream_rounds_total',
    help: 'Rounds of the jobs beside the calls, by result.',
    // Prometheus itself sets `job`, and renames a metric's own.
    labelNames: ['round', 'result'],
    registers: [registry],
  })
  const jobs = JOBS.filter((job) => !without.includes(job))
  for (const round of jobs) for (const result of ['done', 'failed']) rounds.inc({ round, result }, 0)
  return { ended: (job: Job, result: 'done' | 'failed') => rounds.inc({ round: job, result }) }
}

export type RoundMetrics = ReturnType<typeof createRoundMetrics>
