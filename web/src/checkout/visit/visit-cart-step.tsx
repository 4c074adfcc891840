import { upToPeople } from '@layover/rules/visit-text'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/card/notice.tsx'
import { CartItem, QUANTITY_FIELD } from '../cart/cart-item.tsx'
import type { Step, StepProps, SummaryRow } from '../journey/journey.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { VISIT_CART, type VisitCartWords } from './visit-cart-words.ts'
import { mostPeople, type VisitDraft } from './visit-draft.ts'

/** The words of a cart for the place of the visit. */
type VisitCart = VisitCartWords & {
  readonly item: string
  readonly pictureCode: string
  /** Of a lounge, for its picture. */
  readonly facilities?: readonly string[]
  readonly where: readonly string[]
  readonly countRemark: (count: number) => ReactNode
  readonly max: number
  readonly rows: readonly SummaryRow[]
  /** Notes to read before buying. */
  readonly facts: ReactNode
}

/** The first step of a purchase that is sold by the visit: the place and the party's size. */
export function visitCartStep<D extends VisitDraft>(cart: VisitCart): Step<D> {
  return {
    stage: 'Cart',
    title: 'Cart',
    applies: () => true,
    isComplete: (draft) => draft.isCartSeen && draft.quantity <= cart.max,
    summary: ({ quantity }) => [
      ...cart.rows.filter(({ value }) => value !== ''),
      { label: cart.countLabel, value: String(quantity), fieldId: QUANTITY_FIELD },
    ],
    component: (props: StepProps<D>) => <VisitCartStep {...props} cart={cart} />,
  }
}

function VisitCartStep<D extends VisitDraft>({ checkout, cart }: StepProps<D> & { cart: VisitCart }) {
  const { draft, goOn } = checkout
  const update = (change: Partial<VisitDraft>) => checkout.update(change as Partial<D>)
  const max = mostPeople(draft, cart.max)
  const quantity = Math.min(draft.quantity, cart.max)
  const answers: Partial<VisitDraft> = { isCartSeen: true, quantity }
  return (
    <StepFrame
      checkout={checkout}
      title={VISIT_CART.title}
      lead={cart.lead}
      onSubmit={() => goOn(answers as Partial<D>)}
      actionNote="Next: time and passenger details"
    >
      <section className="checkout__group" aria-label="Item">
        <CartItem
          title={cart.item}
          pictureCode={cart.pictureCode}
          facilities={cart.facilities}
          countLabel={cart.countLabel}
          countRemark={cart.countRemark(quantity)}
          limit={max < cart.max ? placesLeftText(max, draft.visitTime) : upToPeople(cart.max)}
          count={quantity}
          max={max}
          onCount={(quantity) => update({ quantity })}
        >
          {cart.where.filter(Boolean).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </CartItem>
      </section>
      <Notice tone="warn">
        <p>{VISIT_CART.notice}</p>
      </Notice>
      {cart.facts}
    </StepFrame>
  )
}

function placesLeftText(places: number, time: string): string {
  return `Only ${places} ${places === 1 ? 'place' : 'places'} left at ${time}`
}
