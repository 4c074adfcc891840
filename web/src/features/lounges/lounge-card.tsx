import { Armchair, Calendar } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  picture: ReactNode
  /** A heading with a link inside. */
  name: ReactNode
  /** The lines below the name, then the ways in. */
  children: ReactNode
  /** Of a walk-up pass; absent while unknown. */
  price?: ReactNode
  action: ReactNode
}

/** The card of a lounge in a list. The first HTML fills it too. */
export function LoungeCard({ picture, name, children, price, action }: Props) {
  return (
    <li className="card lounge-item">
      <div className="lounge-item__picture">{picture}</div>
      <div className="lounge-item__body">
        {name}
        {children}
        <div className="lounge-item__buy">
          {price}
          {action}
        </div>
      </div>
    </li>
  )
}

export function CardPlace({ children }: { children: ReactNode }) {
  return <p className="small soft lounge-item__place">{children}</p>
}

export function CardFacilities({ children }: { children: ReactNode }) {
  return (
    <ul className="small soft lounge-item__facilities" aria-label="Facilities">
      {children}
    </ul>
  )
}

export function CardPrice({ children }: { children: ReactNode }) {
  return (
    <p>
      <b className="lounge-item__price">{children}</b> <span className="fine soft">per person</span>
    </p>
  )
}

/** `WalkIn`, `PreBook` or both. */
export function CardWays({ children }: { children: ReactNode }) {
  return (
    <ul className="lounge-item__ways" aria-label="Ways in">
      {children}
    </ul>
  )
}

export function WalkIn() {
  return (
    <li>
      <Armchair size={18} aria-hidden />
      Walk-in
    </li>
  )
}

export function PreBook() {
  return (
    <li>
      <Calendar size={18} aria-hidden />
      Pre-book
    </li>
  )
}
