import type { ReactNode } from 'react'
import { ArtworkImage } from '../../ui/card/artwork-image.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { RemoveItem } from './remove-item.tsx'
import './cart-item.css'

type Props = {
  title: string
  /** The code from which the picture is drawn. */
  pictureCode: string
  /** One or two lines about the item. */
  children: ReactNode
  /** The unit, in the plural: 'Passes'. */
  countLabel: string
  countRemark: string
  count: number
  min?: number
  max?: number
  onCount: (count: number) => void
  onRestart: () => void
}

/** The only item of a cart, its quantity, and the button that removes it. */
export function CartItem({ title, pictureCode, children, count, onCount, onRestart, ...props }: Props) {
  return (
    <Card as="article" className="cart-item">
      <ArtworkImage code={pictureCode} shape="inner" className="cart-item__picture" />
      <div className="cart-item__text">
        <h2>{title}</h2>
        <div className="small soft">{children}</div>
      </div>
      <RemoveItem item={title} onRestart={onRestart} />
      <div className="cart-item__quantity">
        <div>
          <p className="cart-item__label">{props.countLabel}</p>
          <p className="fine soft">{props.countRemark}</p>
        </div>
        <Stepper
          label={props.countLabel}
          value={count}
          onChange={onCount}
          {...(props.min !== undefined && { min: props.min })}
          {...(props.max !== undefined && { max: props.max })}
        />
      </div>
    </Card>
  )
}
