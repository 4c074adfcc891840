import type { MembershipConfirmed } from '@layover/api-client'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PassCard, type PassPlace } from './pass-card.tsx'

/** The place of an order's passes; `state` is that of the page's history entry. */
type PlaceOf = (order: MembershipConfirmed, state: unknown) => PassPlace

/** Shows an order's passes, one card for each passenger. */
export function passes(placeOf: PlaceOf): (order: MembershipConfirmed) => ReactNode {
  return (order) => <Passes order={order} placeOf={placeOf} />
}

function Passes({ order, placeOf }: { order: MembershipConfirmed; placeOf: PlaceOf }) {
  const place = placeOf(order, useLocation().state)
  const bought = order.passes ?? []
  return bought.map((pass, index) => (
    <PassCard key={pass.number} pass={pass} place={place} index={index + 1} count={bought.length} />
  ))
}
