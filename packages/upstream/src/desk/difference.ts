import type { LedgerPayment } from '../payments/card-ledger.ts'
import type { DifferenceCounts } from '../store/database/rows/payments.ts'

/** How orders and the provider's books may differ (P586). The names are values of the label `kind`. */
export const differenceKinds = [
  'unpaid_capture',
  'uncaptured_order',
  'amount',
  'unsettled',
  'refund',
] as const
type DifferenceKind = (typeof differenceKinds)[number]

export interface Difference {
  readonly kind: DifferenceKind
  /** The order's; absent for money that no order knows. */
  readonly reference?: string
  /** The payment or refund by the provider's id, or by its name where it has none. */
  readonly payment: string
  readonly says: string
}

/** A difference, and the payment whose refund would end it, where no order stands for that money. */
export interface Finding {
  readonly difference: Difference
  readonly untilGivenBack?: Pick<LedgerPayment, 'paymentId' | 'amountMinor' | 'currency'>
}

/** Differences by kind, without those that there are none of. */
export function countsOf(differences: readonly Difference[]): DifferenceCounts {
  const counts: Record<string, number> = {}
  for (const { kind } of differences) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
