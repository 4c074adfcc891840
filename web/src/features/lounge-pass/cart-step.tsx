import { formatMoney } from '@layover/rules/money'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useWalkUpPriceQuery } from '../../api/api.ts'
import { CartItem, QUANTITY_FIELD } from '../../checkout/cart/cart-item.tsx'
import type { Step, StepProps } from '../../checkout/journey/journey.ts'
import { StepFrame } from '../../checkout/steps/step-frame.tsx'
import { loungeNameIn } from '../../places/came-from-lounge.ts'
import { Notice } from '../../ui/card/notice.tsx'
import { goodAt } from './good-at.ts'
import type { LoungePassDraft } from './lounge-pass-draft.ts'

export const cartStep: Step<LoungePassDraft> = {
  stage: 'Cart',
  title: 'Cart',
  applies: () => true,
  isComplete: (draft) => draft.isCartSeen,
  summary: (draft) => [
    { label: 'Passes', value: String(draft.quantity), fieldId: QUANTITY_FIELD },
    { label: 'Where', value: whereInWords(draft) },
    { label: 'Valid', value: '1 year' },
  ],
  component: CartStep,
}

function CartStep({ checkout }: StepProps<LoungePassDraft>) {
  const { draft, update, goOn } = checkout
  useLoungeName(checkout)
  const { data: each } = useWalkUpPriceQuery({})
  const next = () => {
    update({ isCartSeen: true })
    goOn()
  }
  return (
    <StepFrame
      checkout={checkout}
      title="Your cart"
      lead="Walk-up passes: go in when there is space."
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
        >
          {whereInWords(draft)}
          <br />
          Valid 1 year
        </CartItem>
      </section>
      <Notice>A walk-up pass does not guarantee entry. Use it on any day within a year.</Notice>
    </StepFrame>
  )
}

/** Stores the lounge that the visitor came from, for the steps after this one. */
function useLoungeName({ draft, keep }: StepProps<LoungePassDraft>['checkout']): void {
  const loungeName = loungeNameIn(useLocation().state)
  const isNew = loungeName !== undefined && loungeName !== draft.loungeName
  useEffect(() => {
    if (isNew) keep({ loungeName })
  })
}

/** Names the lounge that the visitor came from, so that the cart is seen to hold what was pressed. */
function whereInWords({ loungeName }: LoungePassDraft): string {
  return loungeName ? goodAt(loungeName) : 'Any lounge in the network'
}
