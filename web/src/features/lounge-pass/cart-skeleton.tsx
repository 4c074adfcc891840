import { artworkSource } from '@layover/site/drawings/artwork'
import { CartItemSkeleton, CartSkeleton } from '../../checkout/cart/cart-skeleton.tsx'
import { Notice } from '../../ui/card/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { CART } from './cart-words.ts'

/** The first HTML of the cart of passes, which is the same for every lounge. */
export function LoungePassCartSkeleton() {
  const picture = artworkSource(CART.pictureCode, { isOpen: false })
  return (
    <CartSkeleton title={CART.title} lead={CART.lead}>
      <CartItemSkeleton title={CART.item} picture={picture} countLabel={CART.countLabel}>
        <Skeleton shape="text" />
        {CART.validity}
      </CartItemSkeleton>
      <Notice>{CART.notice}</Notice>
    </CartSkeleton>
  )
}
