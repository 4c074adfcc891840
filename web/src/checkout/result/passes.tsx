import type { MembershipConfirmed } from '@layover/api-client'
import type { ReactNode } from 'react'
import { PassCard, type PassPlace } from './pass-card.tsx'

/** Shows an order's passes, one card for each passenger; `placeOf` returns their place. */
export function passes(
  placeOf: (order: MembershipConfirmed) => PassPlace,
): (order: MembershipConfirmed) => ReactNode {
  return (order) => <Passes order={order} place={placeOf(order)} />
}

function Passes({ order, place }: { order: MembershipConfirmed; place: PassPlace }) {
  const bought = order.passes ?? []
  return bought.map((pass, index) => (
    <PassCard key={pass.number} pass={pass} place={place} index={index + 1} count={bought.length} />
  ))
}
