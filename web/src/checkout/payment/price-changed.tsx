import { formatMoney } from '@layover/rules/money'
import { Notice } from '../../ui/card/notice.tsx'
import { Button } from '../../ui/form/button.tsx'
import type { CheckoutState } from '../journey/checkout-state.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import { useQuoted } from '../journey/quoted.tsx'
import type { QuotedPrice } from '../journey/quoted-price.ts'

/**
 * Whether the price differs from the one agreed on the review. The shop never charges such a price without a new
 * agreement.
 */
export function isPriceChanged({ agreed }: CheckoutDraft, price: QuotedPrice | undefined): boolean {
  if (!price || !agreed) return false
  return price.totalAmount !== agreed.totalAmount || price.currency !== agreed.currency
}

/** Shows both prices and requests a new agreement. */
export function PriceChanged<D extends CheckoutDraft>({ checkout }: { checkout: CheckoutState<D> }) {
  const { draft, update } = checkout
  const { price } = useQuoted()
  if (!price || !draft.agreed) return null
  const agree = () =>
    update({ agreed: { totalAmount: price.totalAmount, currency: price.currency } } as Partial<D>)
  const money = (amount: string) => formatMoney({ amount, currencySymbol: price.currencySymbol })
  return (
    <Notice tone="warn">
      <div role="status">
        <p>
          The price has changed since you checked your booking. It was {money(draft.agreed.totalAmount)}, it
          is now <b>{money(price.totalAmount)}</b>.
        </p>
      </div>
      <Button look="outlined" isInList onClick={agree}>
        Pay {money(price.totalAmount)} instead
      </Button>
    </Notice>
  )
}
