import { STAGES } from '../../checkout/journey/journey.ts'
import { ArtworkImage } from '../../ui/card/artwork-image.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/card/notice.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Steps } from '../../ui/page/steps.tsx'
import { CART } from './cart-words.ts'

/** The first HTML of the cart: all that is the same for every visitor, where the cart itself will show it. */
export function CartSkeleton() {
  return (
    <>
      <Steps names={STAGES} current={1} />
      <div className="checkout columns wrap">
        <div className="checkout__main">
          <div>
            <h1>{CART.title}</h1>
            <p className="soft">{CART.lead}</p>
          </div>
          <div className="checkout__group">
            <Card className="cart-item">
              <ArtworkImage code={CART.pictureCode} shape="inner" className="cart-item__picture" />
              <div className="cart-item__text">
                <h2>{CART.item}</h2>
                <div className="small soft">
                  <Skeleton shape="text" />
                  {CART.validity}
                </div>
              </div>
              <div className="cart-item__quantity">
                <div>
                  <p className="cart-item__label">{CART.countLabel}</p>
                  <p className="fine soft">
                    <Skeleton shape="text" />
                  </p>
                </div>
                <Skeleton shape="button" />
              </div>
            </Card>
          </div>
          <Notice>{CART.notice}</Notice>
        </div>
        <div className="columns__side">
          <Card className="summary">
            <div className="summary__head">
              <h2 className="summary__title">Order summary</h2>
            </div>
            <div className="h-56 px-5">
              <Skeleton shape="text" />
            </div>
          </Card>
        </div>
      </div>
    </>
  )
}
