import { formatMoney } from '@layover/rules/money'
import { useLocation } from 'react-router'
import { CartItem, QUANTITY_FIELD } from '../../checkout/cart/cart-item.tsx'
import type { Step, StepProps } from '../../checkout/journey/journey.ts'
import { StepFrame } from '../../checkout/steps/step-frame.tsx'
import { loungeNameIn } from '../../places/came-from-lounge.ts'
import { Notice } from '../../ui/card/notice.tsx'
import { RoomFor } from '../../ui/text/room-for.tsx'
import { CART } from './cart-words.ts'
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
  const { update, goOn, journey } = checkout
  const loungeName = loungeNameIn(useLocation().state)
  // The visitor's first change stores the name for the steps after this one. Storing it at once would draw the cart twice.
  const came = loungeName === undefined ? {} : { loungeName }
  const draft = { ...checkout.draft, ...came }
  const each = journey.usePriceOfOne()
  return (
    <StepFrame
      checkout={checkout}
      title={CART.title}
      lead={CART.lead}
      onSubmit={() => goOn({ ...came, isCartSeen: true })}
      actionNote="Next: passenger details"
    >
      <section className="checkout__group" aria-label="Item">
        <CartItem
          title={CART.item}
          pictureCode={CART.pictureCode}
          countLabel={CART.countLabel}
          countRemark={
            <RoomFor text={priceInWords('£00.00')}>
              {each ? priceInWords(formatMoney({ ...each, amount: each.price })) : 'One per person'}
            </RoomFor>
          }
          count={draft.quantity}
          onCount={(quantity) => update({ ...came, quantity })}
        >
          {whereInWords(draft)}
          <br />
          {CART.validity}
        </CartItem>
      </section>
      <Notice>{CART.notice}</Notice>
    </StepFrame>
  )
}

const priceInWords = (each: string) => `${each} each, one per person`

/** Names the lounge that the visitor came from, so that the cart is seen to hold what was pressed. */
function whereInWords({ loungeName }: LoungePassDraft): string {
  return loungeName ? goodAt(loungeName) : 'Any lounge in the network'
}
