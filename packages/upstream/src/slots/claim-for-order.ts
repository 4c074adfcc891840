import { Refused } from '../domain/refused.ts'
import type { SlotClaimRow } from '../store/database/rows/orders.ts'
import type { Repositories } from '../store/store.ts'
import { bookableVisit, checkPartySize, type RequestedVisit, requestedInstant } from './bookable.ts'
import { type ClaimTerms, checkBounds, lockOwner } from './check-bounds.ts'
import { freePlaces } from './free-places.ts'
import { LONGEST_HOLD_MS, newClaimId } from './hold-places.ts'
import { partyOf } from './place-bounds.ts'
import type { SlotPlace } from './slot-place.ts'

/** A request of an order for places of a slot. */
interface PlacesWanted extends RequestedVisit {
  readonly orderNo: string
  readonly places: number
  readonly holdId?: string | undefined
  /** The order that this one replaces and that ended in this transaction; its claim may be taken over. */
  readonly inheritsFrom?: string | undefined
}

/**
 * Assigns the places of a hold to an order. The hold may already belong to the order that this one replaces; then a
 * smaller party takes a part of it. The lead time was checked when the hold was made (P142).
 *
 * @returns the instant of the visit
 * @throws Refused HOLD_EXPIRED when the hold is over, belongs to another order, or is for another time or party
 */
export async function claimHeldPlaces(
  repositories: Repositories,
  place: SlotPlace,
  wanted: PlacesWanted,
  { now }: ClaimTerms,
): Promise<Date> {
  const { slotClaims } = repositories
  const inherited = await inheritedClaim(repositories, wanted, now)
  const isInherited = inherited !== undefined && inherited.claim_id === wanted.holdId
  const hold = isInherited ? inherited : await slotClaims.findHoldLocked(wanted.holdId ?? '', now)
  const isRequested =
    hold?.place_code === place.code && hold.starts_at.getTime() === requestedInstant(place, wanted)?.getTime()
  // A smaller party may take a part of an inherited hold, because an order's hold cannot be renewed.
  const { places } = wanted
  const isEnough = isInherited ? inherited.places >= places : hold?.places === places
  if (!hold || !isRequested || !isEnough) throw new Refused('HOLD_EXPIRED')
  // The hold may end while this transaction waits; its places may be taken by then.
  const held = { startsAt: hold.starts_at, places, except: [hold.claim_id] }
  if ((await freePlaces(repositories, place, held, now)) < places) throw new Refused('HOLD_EXPIRED')
  await slotClaims.update(hold.claim_id, {
    order_no: wanted.orderNo,
    ...partyOf(place, places),
  })
  return hold.starts_at
}

/** The claim of the replaced order. Like a hold it can be passed on for an hour at most. */
async function inheritedClaim(
  { slotClaims }: Repositories,
  { inheritsFrom }: PlacesWanted,
  now: Date,
): Promise<SlotClaimRow | undefined> {
  if (inheritsFrom === undefined) return undefined
  const claim = await slotClaims.findOfOrderLocked(inheritsFrom)
  const isOver = claim && claim.held_since.getTime() + LONGEST_HOLD_MS <= now.getTime()
  return isOver ? undefined : claim
}

/**
 * Takes free places of a slot for an order, for lanes, which have no holds. The places of a replaced order are passed
 * on, also when the lead time has begun meanwhile.
 *
 * @returns the instant of the visit
 * @throws Refused TIME_UNAVAILABLE also where too few places are left, TOO_EARLY, NOT_AVAILABLE for too large a party,
 *   TOO_MANY_ATTEMPTS for more than its owner may hold
 */
export async function claimFreePlaces(
  repositories: Repositories,
  place: SlotPlace,
  wanted: PlacesWanted,
  terms: ClaimTerms,
): Promise<Date> {
  const { orderNo, places } = wanted
  const { now, owner } = terms
  checkPartySize(place, places)
  await lockOwner(repositories, terms)
  const inherited = await inheritedClaim(repositories, wanted, now)
  const isSameSlot =
    inherited?.place_code === place.code &&
    inherited.starts_at.getTime() === requestedInstant(place, wanted)?.getTime()
  const startsAt = isSameSlot ? inherited.starts_at : bookableVisit(place, wanted, now).startsAt
  if ((await freePlaces(repositories, place, { startsAt, places }, now)) < places)
    throw new Refused('TIME_UNAVAILABLE')
  const except = inherited ? [inherited.claim_id] : []
  const party = partyOf(place, places)
  if (!isSameSlot || inherited.places < places)
    await checkBounds(repositories, place, { startsAt, places, except }, terms)
  if (isSameSlot) await repositories.slotClaims.update(inherited.claim_id, { order_no: orderNo, ...party })
  else {
    await repositories.slotClaims.insert({
      claim_id: newClaimId(),
      place_code: place.code,
      starts_at: startsAt,
      ...party,
      held_since: now,
      expires_at: now,
      order_no: orderNo,
      visitor: owner.visitor ?? null,
      network: owner.network ?? null,
    })
  }
  return startsAt
}
