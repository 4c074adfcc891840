import { amountText } from '../domain/amount-text.ts'
import type { LedgerRefund } from '../payments/card-ledger.ts'
import type { RefundRow } from '../store/database/rows/payments.ts'

type Wanted = Pick<RefundRow, 'merchant_reference' | 'attempt' | 'amount_minor' | 'currency'>

/**
 * What a payment's refunds in the provider's books are to the one that is wanted (P583): the refund that stands for it, which is
 * ours by its name or the last of those that make the whole amount together; `other` where they are another sum.
 *
 * @returns undefined where nothing was given back
 */
export function refundMade(
  booked: readonly LedgerRefund[],
  wanted: Wanted,
): LedgerRefund | 'other' | undefined {
  const ours = booked.find(
    (each) => each.merchantReference === wanted.merchant_reference && isOfAmount([each], wanted),
  )
  if (ours !== undefined) return ours
  const last = booked.reduce<LedgerRefund | undefined>(
    (latest, each) => (latest === undefined || each.createdAt >= latest.createdAt ? each : latest),
    undefined,
  )
  return last === undefined || isOfAmount(booked, wanted) ? last : 'other'
}

/** Why refunds of another sum are in the way of the one that is wanted. */
export function otherSumText(booked: readonly LedgerRefund[], wanted: Wanted): string {
  const given = booked.map(({ amountMinor, currency }) => amountText(amountMinor, currency)).join(' and ')
  const whole = amountText(wanted.amount_minor, wanted.currency)
  const isPart = isOneCurrency(booked, wanted) && sumOf(booked) < wanted.amount_minor
  const then = isPart
    ? 'give the rest back there, then run the same command again'
    : 'the two do not fit, and nothing is given back or written here'
  return `the card provider has given ${given} of attempt ${wanted.attempt} back already, and ${whole} were captured: ${then}`
}

function isOfAmount(refunds: readonly LedgerRefund[], wanted: Wanted): boolean {
  return isOneCurrency(refunds, wanted) && sumOf(refunds) === wanted.amount_minor
}

function isOneCurrency(refunds: readonly LedgerRefund[], { currency }: Wanted): boolean {
  return refunds.every((each) => each.currency === currency)
}

function sumOf(refunds: readonly LedgerRefund[]): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
