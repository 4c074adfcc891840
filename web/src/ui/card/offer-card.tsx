import './offer-card.css'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  /** The condition of every price in the card: 'Per person, including all fees'. */
  remark?: string
  children: ReactNode
  /** The one main button. */
  action: ReactNode
  /** One sentence under the button. */
  note?: ReactNode
}

/** The price and the main button beside a page, from 1024 px; on a phone the bottom bar has them. */
export function OfferCard({ title, remark, children, action, note }: Props) {
  const id = useId()
  return (
    <aside className="card offer-card columns__side" aria-labelledby={id}>
      <div className="offer-card__body">
        <h2 className="offer-card__title" id={id}>
          {title}
        </h2>
        {remark && <p className="small soft">{remark}</p>}
        {children}
      </div>
      <div className="offer-card__action sign">
        {action}
        {note && <p className="small soft">{note}</p>}
      </div>
    </aside>
  )
}
