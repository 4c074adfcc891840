import { bookableVisit, checkPartySize } from './bookable.ts'
import type { HoldRequest } from './hold-places.ts'
import type { SlotDeps } from './slot-deps.ts'
import type { SlotPlace } from './slot-place.ts'

/**
 * Whether a lane has room for a party at a time; nothing is held.
 *
 * @throws Refused TIME_UNAVAILABLE, TOO_EARLY, NOT_AVAILABLE for too large a party
 */
export async function checkRoom(
  { store, now }: SlotDeps,
  place: SlotPlace,
  request: Omit<HoldRequest, 'holdId'>,
): Promise<{ available: boolean; placesLeft: number }> {
  checkPartySize(place, request.passengerNumber)
  const at = now()
  const { startsAt } = bookableVisit(place, request, at)
  const taken = await store.read.slotClaims.countTaken({ placeCode: place.code, startsAt }, at)
  // An import may have taken places away that are sold.
  const placesLeft = Math.max(0, place.placesPerSlot - taken)
  return { available: placesLeft >= request.passengerNumber, placesLeft }
}
