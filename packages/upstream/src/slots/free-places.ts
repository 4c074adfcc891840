import type { SlotClaimRow } from '../store/database/rows/orders.ts'
import type { Repositories } from '../store/store.ts'
import type { SlotPlace } from './slot-place.ts'

type Claims = Pick<Repositories, 'slotClaims'>

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
  repositories: Claims,
  place: SlotPlace,
  wanted: Wanted,
  now: Date,
): Promise<number> {
  const seen = await lockWithRoom(repositories, place, wanted, now)
  if (seen < wanted.places) return seen
  const { slotClaims } = repositories
  const slot = { placeCode: place.code, startsAt: wanted.startsAt }
  return leftOf(place.placesPerSlot, await slotClaims.countTaken(slot, now, wanted.except))
}

/**
 * Takes places of a slot by a new claim, if so many are free.
 *
 * @returns the number that was free before, or seemed to be; with fewer than are wanted nothing is taken
 */
export async function takeFreePlaces(
  repositories: Claims,
  { code, placesPerSlot }: SlotPlace,
  { except, ...claim }: Omit<SlotClaimRow, 'place_code'> & { readonly except: readonly string[] },
  now: Date,
): Promise<number> {
  const row = { ...claim, place_code: code }
  const wanted = { startsAt: claim.starts_at, places: claim.places, except }
  const seen = await lockWithRoom(repositories, { code, placesPerSlot }, wanted, now)
  if (seen < claim.places) return seen
  return leftOf(placesPerSlot, await repositories.slotClaims.insertWithRoom(row, placesPerSlot, now, except))
}

/** Locks a slot where so many places seem to be free. @returns how many do: fewer than are wanted only without the lock */
async function lockWithRoom(
  { slotClaims }: Claims,
  { code: placeCode, placesPerSlot }: Pick<SlotPlace, 'code' | 'placesPerSlot'>,
  { startsAt, places, except = [] }: Wanted,
  now: Date,
): Promise<number> {
  const slot = { placeCode, startsAt }
  const { taken, isLocked } = await slotClaims.lockSlotWithRoom(
    { ...slot, places, placesPerSlot },
    now,
    except,
  )
  // Another transaction made the slot meanwhile.
  if (placesPerSlot - taken >= places && !isLocked) await slotClaims.lockSlot(slot)
  return leftOf(placesPerSlot, taken)
}

/** Never below 0, also where an import took places away that are sold. */
function leftOf(placesPerSlot: number, taken: number): number {
  return Math.max(0, placesPerSlot - taken)
}
