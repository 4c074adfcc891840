import type { NetworkPlaces, VisitorPlaces } from '../store/repositories/owned-places.ts'

/** The most places that are held at once and not paid (P381, P382). */
export interface PlaceBounds {
  readonly visitor: number
  readonly network: number
}

/** A booking in progress keeps its places while the visitor chooses other ones. */
const BOOKINGS_OF_VISITOR = 2

/** A network that paid nothing holds a third of a slot at most, rounded up, so that its one place in a tiny slot is not refused. */
const SHARES_OF_SLOT = 3

/** Of the places that a network may hold in all, so many may be those of large parties above their shares. */
const PART_ABOVE_SHARES = 10

/** For each place that it paid, so many places of a network may lapse in a day: most visitors do not buy. */
const LAPSED_FOR_PAID = 10

/** A network of which more places lapsed has this part of its bounds. */
const SLOWED = 5

/** Whether a visitor may hold these places beside the others. Two bookings are always allowed, however large. */
export function isWithinVisitor(held: VisitorPlaces, places: number, bounds: PlaceBounds): boolean {
  return held.bookings < BOOKINGS_OF_VISITOR || held.places + places <= bounds.visitor
}

interface Party {
  readonly places: number
  readonly placesPerSlot: number
}

/** How many places of a party stand above a network's share of its slot. */
function aboveShare({ places, placesPerSlot }: Party): number {
  return Math.max(0, places - Math.ceil(placesPerSlot / SHARES_OF_SLOT))
}

/** A party as its claim stores it. */
export function partyOf({ placesPerSlot }: Pick<Party, 'placesPerSlot'>, places: number) {
  return { places, above_share: aboveShare({ places, placesPerSlot }) }
}

/**
 * Whether a network may hold these places beside the others, in all and in the slot. What it paid raises all bounds, so
 * that a network of many visitors is not refused. A party is always allowed in a slot where the network holds nothing,
 * but a large one only while the large parties of other visitors there leave room: otherwise each slot would be taken
 * by a party of its own.
 */
export function isWithinNetwork(held: NetworkPlaces, party: Party, bounds: PlaceBounds): boolean {
  const { places, placesPerSlot } = party
  const part = held.lapsed > bounds.network + LAPSED_FOR_PAID * held.paid ? SLOWED : 1
  const isWithinAll = held.inAll === 0 || held.inAll + places <= bounds.network / part + held.paid
  const share = Math.ceil(placesPerSlot / SHARES_OF_SLOT / part) + held.paid
  const isWithinSlot = held.inSlot + places <= share || (held.inSlot === 0 && mayBeLarge(held, party, bounds))
  return isWithinAll && isWithinSlot
}

function mayBeLarge(held: NetworkPlaces, party: Party, bounds: PlaceBounds): boolean {
  const above = aboveShare(party)
  if (above === 0 || held.aboveOfOthers === 0) return true
  return held.aboveOfOthers + above <= bounds.network / PART_ABOVE_SHARES + held.paid
}
