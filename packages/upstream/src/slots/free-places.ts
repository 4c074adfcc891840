import type { Repositories } from '../store/store.ts'
import type { SlotPlace } from './slot-place.ts'

/** Wanted places at an instant. `except` names claims that do not count: those that the wanted ones replace. */
interface Wanted {
  readonly startsAt: Date
  readonly places: number
  readonly except?: readonly string[]
}

/**
 * The number of free places of a slot. A sufficient number was counted under the slot's lock, so that no other
 * transaction takes the places before this one ends. An insufficient number is returned without waiting for the lock.
 */
export async function freePlaces(
  { slotClaims }: Pick<Repositories, 'slotClaims'>,
  { code: placeCode, placesPerSlot }: SlotPlace,
  { startsAt, places, except = [] }: Wanted,
  now: Date,
): Promise<number> {
  const slot = { placeCode, startsAt }
  const { taken, isLocked } = await slotClaims.lockSlotWithRoom(
    { ...slot, places, placesPerSlot },
    now,
    except,
  )
  if (placesPerSlot - taken < places) return leftOf(placesPerSlot, taken)
  // Another transaction made the slot meanwhile.
  if (!isLocked) await slotClaims.lockSlot(slot)
  return leftOf(placesPerSlot, await slotClaims.countTaken(slot, now, except))
}

/** Never below 0, also where an import took places away that are sold. */
function leftOf(placesPerSlot: number, taken: number): number {
  return Math.max(0, placesPerSlot - taken)
}
