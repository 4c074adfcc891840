import { Counter, type Registry } from 'prom-client'

/** Jobs that run beside the calls. */
const JOBS = [
  'recovery',
  'expiry',
  'holds',
  'mail',
  'searches',
  'accounts',
  'attempts',
  'erased_orders',
  'unpaid_orders',
  'paid_orders',
  'forms',
  'order_keys',
  'sent_mails',
  'erasures',
] as const

export type Job = (typeof JOBS)[number]

export function createRoundMetrics(registry: Registry) {
  const rounds = new Counter({
    name: 'layover_upstream_rounds_total',
    help: 'Rounds of the jobs beside the calls, by result.',
    labelNames: ['job', 'result'],
    registers: [registry],
  })
  for (const job of JOBS) for (const result of ['done', 'failed']) rounds.inc({ job, result }, 0)
  return { ended: (job: Job, result: 'done' | 'failed') => rounds.inc({ job, result }) }
}

export type RoundMetrics = ReturnType<typeof createRoundMetrics>
