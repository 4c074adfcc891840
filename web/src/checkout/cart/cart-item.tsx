import { type ReactNode, useId } from 'react'
import { ArtworkImage } from '../../ui/card/artwork-image.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import './cart-item.css'

type Props = {
  title: string
  /** The code from which the picture is drawn. */
  pictureCode: string
  /** The facilities of a lounge, for its picture. */
  facilities?: readonly string[] | undefined
  /** One or two lines about the item. */
  children: ReactNode
  /** The unit, in the plural: 'Passes'. */
  countLabel: string
  countRemark: ReactNode
  count: number
  min?: number
  max?: number
  /** Why the quantity ends at `max`: shown and announced once it is reached (P442). */
  limit?: string
  onCount: (count: number) => void
}

/** The id of the quantity's box; the review's 'Change' leads to it. */
export const QUANTITY_FIELD = 'quantity'

/** The only item of a cart, and its quantity. */
export function CartItem({ title, pictureCode, children, count, onCount, ...props }: Props) {
  const limitId = useId()
  return (
    <Card as="article" className="cart-item">
      <ArtworkImage
        code={pictureCode}
        facilities={props.facilities}
        shape="inner"
        className="cart-item__picture"
      />
      <div className="cart-item__text">
        <h2>{title}</h2>
        <div className="small soft">{children}</div>
      </div>
      <div className="cart-item__quantity">
        <div>
          <p className="cart-item__label">{props.countLabel}</p>
          <p className="fine soft">{props.countRemark}</p>
          <p className="fine cart-item__limit" id={limitId} role="status">
            {count === props.max && props.limit}
          </p>
        </div>
        <Stepper
          label={props.countLabel}
          id={QUANTITY_FIELD}
          describedBy={limitId}
          value={count}
          onChange={onCount}
          {...(props.min !== undefined && { min: props.min })}
          {...(props.max !== undefined && { max: props.max })}
        />
      </div>
    </Card>
  )
}
