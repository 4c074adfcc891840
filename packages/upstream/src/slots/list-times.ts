import { bookableTimesOn, soldDates } from './bookable.ts'
import type { SlotDeps } from './slot-deps.ts'
import type { SlotPlace } from './slot-place.ts'

/** A slot in the contract's form. */
interface FreeSlot {
  readonly visitTime: string
  readonly startsAt: string
  readonly placesLeft: number
}

const DAY_MS = 24 * 60 * 60_000

/** The times on a date that are far enough ahead and have room for a party. */
export async function freeTimes(
  { store, now }: SlotDeps,
  place: SlotPlace,
  date: string,
  party: number,
): Promise<FreeSlot[]> {
  const at = now()
  if (!soldDates(place, at).includes(date)) return []
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // In every time zone a date lies within a day of the same date in UTC.
  const [from, until] = [new Date(midnight - DAY_MS), new Date(midnight + 2 * DAY_MS)]
  const taken = await store.read.slotClaims.takenBetween(place.code, from, until, at)
  return freeOn(place, date, party, at, taken)
}

/** The dates on which a party finds a time, with their times; dates without one are left out. */
export async function freeDates(
  { store, now }: SlotDeps,
  place: SlotPlace,
  party: number,
): Promise<{ date: string; times: FreeSlot[] }[]> {
  const at = now()
  const dates = soldDates(place, at)
  const until = new Date(at.getTime() + (dates.length + 1) * DAY_MS)
  const taken = await store.read.slotClaims.takenBetween(place.code, at, until, at)
  return dates
    .map((date) => ({ date, times: freeOn(place, date, party, at, taken) }))
    .filter(({ times }) => times.length > 0)
}

function freeOn(
  place: SlotPlace,
  date: string,
  party: number,
  now: Date,
  taken: ReadonlyMap<number, number>,
): FreeSlot[] {
  return bookableTimesOn(place, date, now)
    .map(({ visitTime, startsAt }) => ({
      visitTime,
      startsAt: startsAt.toISOString(),
      placesLeft: place.placesPerSlot - (taken.get(startsAt.getTime()) ?? 0),
    }))
    .filter(({ placesLeft }) => placesLeft >= party)
}
