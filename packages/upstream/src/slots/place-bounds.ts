import type { NetworkPlaces, VisitorPlaces } from '../store/repositories/owned-places.ts'

/** The most places that are held at once and not paid (P381, P382). */
export interface PlaceBounds {
  readonly visitor: number
  readonly network: number
}

/** A booking in progress keeps its places while the visitor chooses other ones. */
const BOOKINGS_OF_VISITOR = 2

/** One network holds a third of a slot at most. */
const SHARES_OF_SLOT = 3

/** For each place that it paid, so many places of a network may lapse in a day: most visitors do not buy. */
const LAPSED_FOR_PAID = 10

/** A network of which more places lapsed has this part of its bounds. */
const SLOWED = 5

/** Whether a visitor may hold these places beside the others. Two bookings are always allowed, however large. */
export function isWithinVisitor(held: VisitorPlaces, places: number, bounds: PlaceBounds): boolean {
  return held.bookings < BOOKINGS_OF_VISITOR || held.places + places <= bounds.visitor
}

/**
 * Whether a network may hold these places beside the others, in all and in the slot. What it paid raises both bounds, so
 * that a network of many visitors is not refused. One party is always allowed where the network holds nothing.
 */
export function isWithinNetwork(
  held: NetworkPlaces,
  { places, placesPerSlot }: { readonly places: number; readonly placesPerSlot: number },
  bounds: PlaceBounds,
): boolean {
  const part = held.lapsed > bounds.network + LAPSED_FOR_PAID * held.paid ? SLOWED : 1
  const inAll = bounds.network / part + held.paid
  const inSlot = placesPerSlot / SHARES_OF_SLOT / part + held.paid
  const isWithin = (now: number, most: number) => now === 0 || now + places <= most
  return isWithin(held.inAll, inAll) && isWithin(held.inSlot, inSlot)
}
