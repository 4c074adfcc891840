import { Counter, type Registry } from 'prom-client'

/**
 * How deliveries end. The mail server refuses one mail for good, or everything else fails, which may pass; a mail that has
 * nothing to say any more is dropped.
 */
const OUTCOMES = ['sent', 'dropped', 'refused', 'given_up', 'failed'] as const

export type MailOutcome = (typeof OUTCOMES)[number]

export function createMailMetrics(registry: Registry) {
  const deliveries = new Counter({
    name: 'layover_upstream_mails_total',
    help: 'Deliveries of mail, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  for (const outcome of OUTCOMES) deliveries.inc({ outcome }, 0)
  return { ended: (outcome: MailOutcome) => deliveries.inc({ outcome }) }
}

export type MailMetrics = ReturnType<typeof createMailMetrics>
