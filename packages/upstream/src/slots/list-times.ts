import { DAY_MS } from '@layover/rules/durations'
import { bookableDays, bookableTimesOn, soldDates } from './bookable.ts'
import type { CalendarTime } from './calendar.ts'
import type { SlotDeps } from './slot-deps.ts'
import type { SlotPlace } from './slot-place.ts'

/** A slot in the contract's form. */
interface FreeSlot {
  readonly visitTime: string
  readonly startsAt: string
  readonly placesLeft: number
}

/** The times on a date that are far enough ahead: those with room for a party, and the full ones. */
export async function dayOfParty(
  { store, now }: SlotDeps,
  place: SlotPlace,
  date: string,
  party: number,
): Promise<{ times: FreeSlot[]; fullTimes: string[] }> {
  const at = now()
  if (!soldDates(place, at).includes(date)) return { times: [], fullTimes: [] }
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // In every time zone a date lies within a day of the same date in UTC.
  const [from, until] = [new Date(midnight - DAY_MS), new Date(midnight + 2 * DAY_MS)]
  const taken = await store.read.slotClaims.takenBetween(place.code, from, until, at)
  const all = bookableTimesOn(place, date, at)
  const times = freeOf(all, place, party, taken)
  const free = new Set(times.map(({ visitTime }) => visitTime))
  return { times, fullTimes: all.map(({ visitTime }) => visitTime).filter((time) => !free.has(time)) }
}

/** The dates on which a party finds a time, with their times; dates without one are left out. */
export async function freeDates(
  { store, now }: SlotDeps,
  place: SlotPlace,
  party: number,
): Promise<{ date: string; times: FreeSlot[] }[]> {
  const at = now()
  const days = bookableDays(place, at)
  const until = new Date(at.getTime() + (days.length + 1) * DAY_MS)
  const taken = await store.read.slotClaims.takenBetween(place.code, at, until, at)
  return days
    .map(({ date, times }) => ({ date, times: freeOf(times, place, party, taken) }))
    .filter(({ times }) => times.length > 0)
}

/** Lays the counts of a place over its calendar. */
function freeOf(
  times: readonly CalendarTime[],
  { placesPerSlot }: SlotPlace,
  party: number,
  taken: ReadonlyMap<number, number>,
): FreeSlot[] {
  const free: FreeSlot[] = []
  for (const { visitTime, startsAt, startsAtText } of times) {
    const placesLeft = placesPerSlot - (taken.get(startsAt.getTime()) ?? 0)
    if (placesLeft >= party) free.push({ visitTime, startsAt: startsAtText, placesLeft })
  }
  return free
}
