import { Refused } from '../orders/refused.ts'
import type { Repositories } from '../store/store.ts'
import { type AskedVisit, askedInstant, bookableVisit, checkPartySize } from './bookable.ts'
import { freePlaces } from './free-places.ts'
import { newClaimId } from './hold-places.ts'
import type { SlotPlace } from './slot-place.ts'

/** An order that wants places of a slot. */
export interface PlacesWanted extends AskedVisit {
  readonly orderNo: string
  readonly places: number
  readonly holdId?: string | undefined
}

/**
 * Gives an order the places of its hold; the lead time was kept when they were taken (ruling 16).
 *
 * @returns the instant of the visit
 * @throws Refused HOLD_EXPIRED when the hold is over, is another's, or is for another time or party
 */
export async function claimHeldPlaces(
  repositories: Repositories,
  place: SlotPlace,
  wanted: PlacesWanted,
  now: Date,
): Promise<Date> {
  const { slotClaims } = repositories
  const hold = await slotClaims.findHoldLocked(wanted.holdId ?? '', now)
  const isAsked =
    hold?.place_code === place.code && hold.starts_at.getTime() === askedInstant(place, wanted)?.getTime()
  if (!hold || !isAsked || hold.places !== wanted.places) throw new Refused('HOLD_EXPIRED')
  // The hold may end while this waits: then somebody else may have its places already.
  const held = { startsAt: hold.starts_at, places: hold.places, except: hold.claim_id }
  if ((await freePlaces(repositories, place, held, now)) < held.places) throw new Refused('HOLD_EXPIRED')
  await slotClaims.update(hold.claim_id, { order_no: wanted.orderNo })
  return hold.starts_at
}

/**
 * Takes places of a slot for an order, where places are not held before: lanes.
 *
 * @returns the instant of the visit
 * @throws Refused TIME_UNAVAILABLE also where too few places are left, TOO_EARLY, NOT_AVAILABLE for too large a party
 */
export async function claimFreePlaces(
  repositories: Repositories,
  place: SlotPlace,
  wanted: PlacesWanted,
  now: Date,
): Promise<Date> {
  const { orderNo, places } = wanted
  checkPartySize(place, places)
  const { startsAt } = bookableVisit(place, wanted, now)
  if ((await freePlaces(repositories, place, { startsAt, places }, now)) < places)
    throw new Refused('TIME_UNAVAILABLE')
  await repositories.slotClaims.insert({
    ...{ claim_id: newClaimId(), place_code: place.code, starts_at: startsAt, places },
    ...{ held_since: now, expires_at: now, order_no: orderNo },
  })
  return startsAt
}
