import { DAY_MS } from '@layover/rules/durations'
import { PAID_COUNT_MS } from './check-bounds.ts'
import type { SlotDeps } from './slot-deps.ts'

/** Long enough for an investigation, short enough that holds do not pile up. */
const ENDED_HOLDS_KEPT_MS = DAY_MS

/**
 * Deletes holds that ended a day ago, and clears the owners of places once they no longer count (P383).
 *
 * @returns the number of deleted holds
 */
export async function forgetHolds({ store, now }: SlotDeps): Promise<number> {
  const before = (ms: number) => new Date(now().getTime() - ms)
  await store.read.ownedPlaces.forgetOwners(before(PAID_COUNT_MS))
  return await store.read.slotClaims.forgetEnded(before(ENDED_HOLDS_KEPT_MS))
}
