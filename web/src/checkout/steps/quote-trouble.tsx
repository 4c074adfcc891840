import { Notice } from '../../ui/card/notice.tsx'
import { PartTrouble } from '../../ui/page/part-trouble.tsx'
import type { CheckoutState } from '../journey/checkout-state.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import { useIsPriceLost, useQuoted } from '../journey/quoted.tsx'

/**
 * The reason why there is no price, with a button that fetches it again. It also reports a price that has lost its
 * discount: the discount box has the reason, except on Payment, which has no box (P472).
 */
export function QuoteTrouble<D extends CheckoutDraft>({ checkout }: { checkout: CheckoutState<D> }) {
  const { discount, step } = checkout
  const { refetch } = useQuoted()
  if (useIsPriceLost()) return <PartTrouble text="We could not get the price." onRetry={refetch} />
  if (!discount.refused?.isDropped) return null
  return (
    <Notice tone="warn">
      <p>
        {step.stage === 'Payment' && `${discount.refused.message} `}
        The price is now the one without your discount code.
      </p>
    </Notice>
  )
}
