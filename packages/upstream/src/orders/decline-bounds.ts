import type { Declines } from '../store/repositories/declines.ts'

/** The most declined payments in an hour (P384). */
export interface DeclineBounds {
  readonly visitor: number
  readonly network: number
  readonly email: number
}

/** Whether another card may be tried: at once, in the network's turn, or not within the hour. */
export type Trying = 'now' | 'inTurn' | 'never'

/** A visitor may mistype a card once and still gets a turn. */
const DECLINES_WITH_TURN = 2

/**
 * How another card may be tried after these declines. A network may miss once more for each payment of its own that was
 * captured. A network that has not missed with an email address may use it. Where strangers have used either up, a
 * visitor of the network who has missed once at most still gets a turn (P486).
 */
export function tryingAfter(
  found: Declines,
  bounds: DeclineBounds,
  { hasNetwork }: { readonly hasNetwork: boolean },
): Trying {
  if (found.ofVisitor >= bounds.visitor) return 'never'
  const isWithinNetwork = found.ofNetwork < bounds.network + found.capturedInNetwork
  const isWithinEmail = found.ofEmail < bounds.email || (hasNetwork && found.ofEmailInNetwork === 0)
  if (isWithinNetwork && isWithinEmail) return 'now'
  return hasNetwork && found.ofVisitor < DECLINES_WITH_TURN ? 'inTurn' : 'never'
}
