import type { CardLedger, Listed, ListResult } from '../payments/card-ledger.ts'
import type { Difference, Finding } from './difference.ts'

type Unread = Exclude<ListResult<never>, Listed<never>>

/**
 * Leaves out what ends by a refund at the provider's own console: the refunds of the payment, of any day, make up its amount
 * in its currency.
 *
 * @returns without a list the provider's failure
 */
export async function withoutGivenBack(
  { refundsOf }: Pick<CardLedger, 'refundsOf'>,
  findings: readonly Finding[],
): Promise<Difference[] | Unread> {
  const left: Difference[] = []
  for (const { difference, untilGivenBack: payment } of findings) {
    if (payment !== undefined) {
      const refunds = await refundsOf(payment.paymentId)
      if (refunds.outcome !== 'LISTED') return refunds
      const own = refunds.items.filter(({ currency }) => currency === payment.currency)
      const givenBack = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      if (givenBack === payment.amountMinor && own.length === refunds.items.length) continue
    }
    left.push(difference)
  }
  return left
}
