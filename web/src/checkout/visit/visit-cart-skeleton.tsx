import { Notice } from '../../ui/card/notice.tsx'
import { CartItemSkeleton, CartSkeleton } from '../cart/cart-skeleton.tsx'
import { VISIT_CART, type VisitCartWords } from './visit-cart-words.ts'

type Props = {
  words: VisitCartWords
  item: string
  /** The source of its picture. */
  picture: string
  /** The lines about the place; an empty one takes no room. */
  where: readonly string[]
}

/** The first HTML of the cart of a visit. */
export function VisitCartSkeleton({ words, item, picture, where }: Props) {
  return (
    <CartSkeleton title={VISIT_CART.title} lead={words.lead}>
      <CartItemSkeleton title={item} picture={picture} countLabel={words.countLabel}>
        {where.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </CartItemSkeleton>
      <Notice tone="warn">
        <p>{VISIT_CART.notice}</p>
      </Notice>
    </CartSkeleton>
  )
}
