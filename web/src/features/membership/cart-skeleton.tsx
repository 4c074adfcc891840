import { MEMBERSHIP_PLANS } from '@layover/site/addresses'
import { CartSkeleton } from '../../checkout/cart/cart-skeleton.tsx'
import { Notice } from '../../ui/card/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { CART } from './cart-words.ts'

const PLANS = ['a', 'b', 'c']

/** The first HTML of the membership's cart, with placeholders of the plans. */
export function MembershipCartSkeleton() {
  return (
    <CartSkeleton title={CART.title} lead={CART.lead}>
      <fieldset className="plan-choice">
        <legend className="plan-choice__legend">{CART.choose}</legend>
        {PLANS.map((plan) => (
          <div className="choice-card" key={plan}>
            <span className="choice-card__radio" />
            <span className="choice-card__title">
              <Skeleton shape="text" width="half" />
            </span>
            {/* Its font decides the height of the row. */}
            <span className="choice-card__price">&nbsp;</span>
            <span className="choice-card__text">
              <Skeleton shape="text" />
            </span>
          </div>
        ))}
      </fieldset>
      <Notice>
        {CART.notice} <a href={MEMBERSHIP_PLANS}>{CART.compare}</a>
      </Notice>
    </CartSkeleton>
  )
}
