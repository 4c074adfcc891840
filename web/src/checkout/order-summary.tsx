import type { ReactNode } from 'react'
import { formatMoney } from '../ui/money.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Summary } from '../ui/summary.tsx'
import type { CheckoutState } from './checkout-state.ts'
import type { CheckoutDraft } from './draft.ts'
import { priceLines } from './price-lines.ts'

type Props<D extends CheckoutDraft> = { checkout: CheckoutState<D>; action: ReactNode }

/** The order with its quote: lines, tear line, total. While the first price is on its way, its place is kept. */
export function OrderSummary<D extends CheckoutDraft>({ checkout, action }: Props<D>) {
  const { journey, draft, discount } = checkout
  const { price, isRefreshing } = checkout.quote
  const details = journey.describe(draft).map((line) => <div key={line}>{line}</div>)
  if (!price) {
    return (
      <section className="card checkout__pending" aria-label="Order summary" aria-busy={isRefreshing}>
        <h2 className="summary__title">Order summary</h2>
        <div className="small soft">{details}</div>
        <Skeleton shape="text" />
        <Skeleton shape="text" width="half" />
        <div className="checkout__pending-action">{action}</div>
      </section>
    )
  }
  const code = discount.data.discountCodeValid ? discount.data.discountCode : ''
  const { passengerNumber: count } = journey.quoteQuery(draft)
  return (
    <div aria-busy={isRefreshing}>
      <Summary
        title="Order summary"
        details={details}
        lines={priceLines(price, { count, unit: journey.unit }, code)}
        totalLabel={isRefreshing ? 'Updating the price' : 'Total, all fees in'}
        total={formatMoney({ ...price, amount: price.totalAmount })}
        action={action}
      />
    </div>
  )
}
