import type { SlotDeps } from './slot-deps.ts'

/** Long enough for an investigation, short enough that holds do not pile up. */
const ENDED_HOLDS_KEPT_MS = 24 * 60 * 60_000

/**
 * Deletes holds that ended a day ago.
 *
 * @returns the number of deleted holds
 */
export async function forgetHolds({ store, now }: SlotDeps): Promise<number> {
  return await store.read.slotClaims.forgetEnded(new Date(now().getTime() - ENDED_HOLDS_KEPT_MS))
}
