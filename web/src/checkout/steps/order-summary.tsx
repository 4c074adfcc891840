import { formatMoney } from '@layover/rules/money'
import type { ReactNode } from 'react'
import { Summary } from '../../ui/card/summary.tsx'
import { RoomFor } from '../../ui/text/room-for.tsx'
import type { CheckoutState } from '../journey/checkout-state.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import { LOST, PENDING, pendingLines, priceLines } from '../journey/price-lines.ts'
import { useIsPriceLost, useQuoted } from '../journey/quoted.tsx'
import { RemoveItem } from './remove-item.tsx'
import { SummaryChanges } from './summary-changes.tsx'

type Props<D extends CheckoutDraft> = { checkout: CheckoutState<D>; action: ReactNode }

const TOTAL = 'Total, including all fees'

/**
 * The order with its quote: lines, tear line, total. It stays the same element when the first price arrives, and its
 * button stays where it is; otherwise a press at that moment would be lost.
 */
export function OrderSummary<D extends CheckoutDraft>({ checkout, action }: Props<D>) {
  const { journey, draft, discount } = checkout
  const { price, isRefreshing } = useQuoted()
  const isLost = useIsPriceLost()
  const blank = isLost ? LOST : PENDING
  const code = discount.data.discountCodeValid ? discount.data.discountCode : ''
  const bought = {
    count: journey.count(draft),
    unit: journey.unit,
    each: journey.usePriceOfOne(),
  }
  const quoted = price && priceLines(price, bought, code)
  const present = isLost ? 'Price unavailable' : TOTAL
  const totalLabel = isRefreshing ? 'Updating the price' : present
  const [item = ''] = journey.describe(draft)
  const canRemove = checkout.step.stage !== 'Payment' && bought.count > 0
  const remove = canRemove && <RemoveItem item={item} onRestart={checkout.restart} />
  return (
    <div aria-busy={isRefreshing}>
      <Summary
        title="Order summary"
        details={journey
          .describe(draft)
          .filter(Boolean)
          .map((line) => <div key={line}>{line}</div>)}
        lines={
          quoted && !isRefreshing
            ? quoted
            : pendingLines(bought, discount.data, journey.priceLabels, quoted, blank)
        }
        totalLabel={<RoomFor text={TOTAL}>{totalLabel}</RoomFor>}
        total={price ? formatMoney({ ...price, amount: price.totalAmount }) : blank}
        remove={remove}
        more={<SummaryChanges checkout={checkout} />}
        action={action}
      />
    </div>
  )
}
