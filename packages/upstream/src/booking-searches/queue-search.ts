import type { calls, Data, Request } from '@layover/contracts'
import type { Store } from '../store/store.ts'

/** The dependencies of taking a search. */
export interface BookingSearchDeps {
  readonly store: Store
  readonly now: () => Date
}

/**
 * Queues a search for bookings (P475). It is one insert whatever is searched for: nothing is looked up, and no round is
 * woken, so neither the answer nor its time depends on what exists.
 */
export async function queueSearch(
  { store, now }: BookingSearchDeps,
  { email, reference }: Request<typeof calls.order.find>,
): Promise<Data<typeof calls.order.find>> {
  await store.read.bookingSearches.insert({ email: email.toLowerCase(), reference: reference ?? null }, now())
  return { mailsFound: true }
}
