import { Link } from '../../ui/text/link.tsx'
import type { CheckoutState } from '../journey/checkout-state.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import { useQuoted } from '../journey/quoted.tsx'
import { stepNumber, walk } from '../journey/walk.ts'
import { DiscountBox } from './discount-box.tsx'

/**
 * The discount box of the summary. On Payment there are links instead: they lead back to the review, where a new total
 * is agreed to (P107).
 */
export function SummaryChanges<D extends CheckoutDraft>({ checkout }: { checkout: CheckoutState<D> }) {
  const { journey, draft, discount, step } = checkout
  const { price } = useQuoted()
  if (step.stage === 'Payment') return <LinksBack checkout={checkout} />
  if (!journey.discountBox) return null
  return (
    <DiscountBox
      discount={discount}
      items={{ count: journey.count(draft), unit: journey.unit }}
      currencySymbol={price?.currencySymbol}
      remark={journey.discountBox.remark}
    />
  )
}

function LinksBack<D extends CheckoutDraft>({ checkout }: { checkout: CheckoutState<D> }) {
  const { journey, draft } = checkout
  const back = journey.addresses.step(stepNumber(walk(journey.steps, draft, '3')))
  return (
    <p className="summary__links small">
      {journey.discountBox && <Link to={back}>Discount code</Link>}
      <Link to={back}>Remove item</Link>
    </p>
  )
}
