import { useNavigation } from 'react-router'
import { Notice } from '../../ui/card/notice.tsx'
import { Button } from '../../ui/form/button.tsx'
import type { CheckoutState } from '../journey/checkout-state.ts'
import type { CheckoutDraft } from '../journey/draft.ts'

/**
 * The reason why there is no price, with a button that fetches it again. It also reports an invalid code on steps
 * whose discount box may be closed or is missing.
 */
export function QuoteTrouble<D extends CheckoutDraft>({ checkout }: { checkout: CheckoutState<D> }) {
  const { quote, discount, step } = checkout
  const { state } = useNavigation()
  // A quote is cancelled for a page that is about to come; where none came after all, it must be fetched again.
  if (quote.failure && (quote.failure.kind !== 'aborted' || state === 'idle')) {
    return (
      <Notice tone="bad">
        <p>We could not get the price.</p>
        <Button look="link" isInList onClick={quote.refetch}>
          Try again
        </Button>
      </Notice>
    )
  }
  if (step.stage === 'Cart' || discount.message === undefined) return null
  return (
    <Notice tone="warn">
      <p>{discount.message} The price is now the one without it.</p>
    </Notice>
  )
}
