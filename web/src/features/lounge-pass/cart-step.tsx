import { formatMoney } from '@layover/rules/money'
import { useWalkUpPriceQuery } from '../../api/api.ts'
import { CartItem } from '../../checkout/cart/cart-item.tsx'
import { DiscountBox } from '../../checkout/cart/discount-box.tsx'
import type { Step, StepProps } from '../../checkout/journey/journey.ts'
import { StepFrame } from '../../checkout/steps/step-frame.tsx'
import { Notice } from '../../ui/card/notice.tsx'
import type { LoungePassDraft } from './lounge-pass-draft.ts'

export const cartStep: Step<LoungePassDraft> = {
  stage: 'Cart',
  title: 'Cart',
  applies: () => true,
  isComplete: (draft) => draft.isCartSeen,
  summary: ({ quantity }) => [
    { label: 'Passes', value: String(quantity) },
    { label: 'Where', value: 'Any lounge in the network' },
    { label: 'Valid', value: '1 year' },
  ],
  component: CartStep,
}

function CartStep({ checkout }: StepProps<LoungePassDraft>) {
  const { journey, draft, update, discount, quote, goOn, restart } = checkout
  const { data: each } = useWalkUpPriceQuery({})
  const next = () => {
    update({ isCartSeen: true })
    goOn()
  }
  return (
    <StepFrame
      checkout={checkout}
      title="Your cart"
      lead="Walk-up passes: go in when there is space, in any lounge of the network."
      onSubmit={next}
      actionNote="Next: passenger details"
    >
      <section className="checkout__group" aria-label="Item">
        <CartItem
          title="Lounge pass"
          pictureCode="LAYOVER-PASS"
          countLabel="Passes"
          countRemark={
            each ? `${formatMoney({ ...each, amount: each.price })} each, one per person` : 'One per person'
          }
          count={draft.quantity}
          onCount={(quantity) => update({ quantity })}
          onRestart={restart}
        >
          Any lounge in the network
          <br />
          Valid 1 year
        </CartItem>
        <DiscountBox
          discount={discount}
          items={{ count: draft.quantity, unit: journey.unit }}
          currencySymbol={quote.price?.currencySymbol ?? ''}
        />
      </section>
      <Notice>
        Each pass is valid for 1 year at any lounge in the network. It does not guarantee entry.
      </Notice>
    </StepFrame>
  )
}
