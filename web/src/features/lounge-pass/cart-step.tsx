import { formatMoney } from '@layover/rules/money'
import { useWalkUpPriceQuery } from '../../api/api.ts'
import { DiscountBox } from '../../checkout/discount/discount-box.tsx'
import type { Step, StepProps } from '../../checkout/journey.ts'
import { RemoveItem } from '../../checkout/remove-item.tsx'
import { StepFrame } from '../../checkout/step-frame.tsx'
import { ArtworkImage } from '../../ui/artwork-image.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import './cart-step.css'
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
      actionNote="Next you say who is coming."
    >
      <section className="checkout__group" aria-label="Item">
        <PassItem
          quantity={draft.quantity}
          onQuantity={(quantity) => update({ quantity })}
          onRestart={restart}
        />
        <DiscountBox
          discount={discount}
          unit={journey.unit}
          currencySymbol={quote.price?.currencySymbol ?? ''}
        />
      </section>
      <Notice>
        Each pass is valid for 1 year and opens any lounge in the network. It does not hold a place.
      </Notice>
    </StepFrame>
  )
}

type ItemProps = { quantity: number; onQuantity: (quantity: number) => void; onRestart: () => void }

function PassItem({ quantity, onQuantity, onRestart }: ItemProps) {
  const { data: each } = useWalkUpPriceQuery({})
  return (
    <Card as="article" className="cart-item">
      <ArtworkImage code="LAYOVER-PASS" shape="inner" className="cart-item__picture" />
      <div className="cart-item__text">
        <h2>Lounge pass</h2>
        <p className="small soft">
          Any lounge in the network
          <br />
          Valid 1 year
        </p>
      </div>
      <RemoveItem item="Lounge pass" onRestart={onRestart} />
      <div className="cart-item__quantity">
        <div>
          <p className="cart-item__label">Passes</p>
          <p className="fine soft">
            {each ? `${formatMoney({ ...each, amount: each.price })} each, one per person` : 'One per person'}
          </p>
        </div>
        <Stepper label="Passes" value={quantity} onChange={onQuantity} />
      </div>
    </Card>
  )
}
