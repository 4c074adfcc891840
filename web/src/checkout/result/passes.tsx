import type { ComponentProps, ReactNode } from 'react'
import type { Bought } from '../journey/result-words.ts'
import { lateResult } from './late-result.ts'
import type { PassList, PlaceOf } from './pass-list.tsx'

/** Shows an order's passes, one card for each passenger. */
export function passes(placeOf: PlaceOf): (order: Bought) => ReactNode {
  return (order) => <Passes order={order} placeOf={placeOf} />
}

function Passes(props: ComponentProps<typeof PassList>) {
  const { PassList } = lateResult.read()
  return <PassList {...props} />
}
