import type { Repositories } from '../store/store.ts'
import type { SlotPlace } from './slot-place.ts'

/** Places that somebody wants at an instant. `except` is the claim that they already have, which does not count. */
interface Wanted {
  readonly startsAt: Date
  readonly places: number
  readonly except?: string | undefined
}

/**
 * How many places of a slot are free. Where they are enough they were counted under the slot's lock, so that nobody else
 * takes them before the transaction ends; a crowd before a full slot is told so without queueing for the lock.
 */
export async function freePlaces(
  { slotClaims }: Pick<Repositories, 'slotClaims'>,
  { code: placeCode, placesPerSlot }: SlotPlace,
  { startsAt, places, except }: Wanted,
  now: Date,
): Promise<number> {
  const slot = { placeCode, startsAt }
  const count = async () => placesPerSlot - (await slotClaims.countTaken(slot, now, except))
  const seen = await count()
  if (seen < places) return seen
  await slotClaims.lockSlot(slot)
  return await count()
}
