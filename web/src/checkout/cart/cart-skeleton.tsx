import type { ReactNode } from 'react'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Steps } from '../../ui/page/steps.tsx'
import { STAGES } from '../journey/journey.ts'

/** The first HTML of a cart: all that is the same for every visitor, where the cart itself will show it. */
export function CartSkeleton({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <>
      <Steps names={STAGES} current={1} />
      <div className="checkout columns wrap">
        <div className="checkout__main">
          <div>
            <h1>{title}</h1>
            <p className="soft">{lead}</p>
          </div>
          {children}
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

type ItemProps = {
  title: string
  /** The source of its picture. */
  picture: string
  /** The lines about the item. */
  children: ReactNode
  countLabel: string
}

/** The item of a cart, without its quantity and its price. */
export function CartItemSkeleton({ title, picture, children, countLabel }: ItemProps) {
  return (
    <div className="checkout__group">
      <Card className="cart-item">
        <img
          src={picture}
          alt=""
          width={320}
          height={240}
          className="picture picture--inner cart-item__picture"
        />
        <div className="cart-item__text">
          <h2>{title}</h2>
          <div className="small soft">{children}</div>
        </div>
        <div className="cart-item__quantity">
          <div>
            <p className="cart-item__label">{countLabel}</p>
            <p className="fine soft">
              <Skeleton shape="text" />
            </p>
          </div>
          <Skeleton shape="button" />
        </div>
      </Card>
    </div>
  )
}
