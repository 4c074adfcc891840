import { Counter, type Registry } from 'prom-client'

/** How attempts to pay end. An unknown one is counted again once its outcome is known. */
const OUTCOMES = [
  'captured',
  'declined',
  'unavailable',
  'unknown',
  'given_up',
  'never_known',
  'captured_late',
  'amount_mismatch',
  'surplus_capture',
] as const

/** How the recovery's queries end: with the outcome, without one yet, without an answer, or by a fault of ours. */
const RECOVERY_RESULTS = ['settled', 'waiting', 'unknown', 'failed'] as const

export type PaymentOutcome = (typeof OUTCOMES)[number]
export type RecoveryResult = (typeof RECOVERY_RESULTS)[number]

export function createPaymentMetrics(registry: Registry) {
  const registers = [registry]
  const payments = new Counter({
    name: 'layover_upstream_payments_total',
    help: 'Attempts to pay, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const recoveries = new Counter({
    name: 'layover_upstream_recoveries_total',
    help: 'Queries for the outcome of an attempt, by result.',
    labelNames: ['result'],
    registers,
  })
  for (const outcome of OUTCOMES) payments.inc({ outcome }, 0)
  for (const result of RECOVERY_RESULTS) recoveries.inc({ result }, 0)
  return {
    ended: (outcome: PaymentOutcome) => payments.inc({ outcome }),
    recovered: (result: RecoveryResult) => recoveries.inc({ result }),
  }
}

export type PaymentMetrics = ReturnType<typeof createPaymentMetrics>
