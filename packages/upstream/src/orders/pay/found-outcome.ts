import { NOT_RECEIVED } from '../../domain/given-up.ts'
import type { DecidedPayment, NothingCharged } from '../../payments/card-provider.ts'
import type { AttemptRow } from '../../store/database/rows/payments.ts'

/**
 * What an answer of the provider to a query decides about an attempt: a payment that it does not know counts as never made
 * after the grace (P196), and until then, or for an attempt that was given up, decides nothing.
 *
 * @returns undefined where it decides nothing
 */
export function foundOutcome(
  found: DecidedPayment | NothingCharged,
  { outcome, started_at: startedAt }: Pick<AttemptRow, 'outcome' | 'started_at'>,
  { now, graceMs }: { readonly now: Date; readonly graceMs: number },
): DecidedPayment | NothingCharged | undefined {
  if (found.outcome !== 'NOT_CHARGED') return found
  const isYoung = now.getTime() - startedAt.getTime() < graceMs
  return outcome !== null || isYoung ? undefined : { ...found, reasonCode: NOT_RECEIVED }
}
