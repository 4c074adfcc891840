import { Fragment } from 'react'
import { useLocation } from 'react-router'
import type { Bought } from '../journey/result-words.ts'
import { PassCard, type PassPlace } from './pass-card.tsx'
import { SendPass } from './send-pass.tsx'

/** The place of an order's passes; `state` is that of the page's history entry. */
export type PlaceOf = (order: Bought, state: unknown) => PassPlace

/** An order's passes, one card for each passenger. */
export function PassList({ order, placeOf }: { order: Bought; placeOf: PlaceOf }) {
  const place = placeOf(order, useLocation().state)
  const bought = order.passes ?? []
  return bought.map((pass, index) => (
    <Fragment key={pass.number}>
      <PassCard pass={pass} place={place} index={index + 1} count={bought.length} />
      <SendPass pass={pass} />
    </Fragment>
  ))
}
