import { LRUCache } from 'lru-cache'
import { type VisitTime, visitTimesOn } from '../domain/visit-times.ts'
import type { SlotPlace } from './slot-place.ts'

/** A visit time, with its instant also as answers write it. */
export interface CalendarTime extends VisitTime {
  readonly startsAtText: string
}

type Days = Map<string, readonly CalendarTime[]>

/** Two months of a place that never closes take half a megabyte. */
const MAX_PLACES = 100

/** More than the days on which visits are sold: of a day that has passed nobody reads the times again. */
const MAX_DAYS = 120

/** By the place itself: a place that is loaded anew, with other hours perhaps, has a new calendar. */
const calendars = new LRUCache<SlotPlace, Days>({ max: MAX_PLACES })

function daysOf(place: SlotPlace): Days {
  const known = calendars.get(place)
  if (known && known.size < MAX_DAYS) return known
  const days: Days = new Map()
  calendars.set(place, days)
  return days
}

/** The visit times of a place on a date of its calendar. They depend on its hours and its zone alone, so they are cached. */
export function calendarDay(place: SlotPlace, date: string): readonly CalendarTime[] {
  const days = daysOf(place)
  const known = days.get(date)
  if (known) return known
  const times = visitTimesOn(place, date).map((time) => ({
    ...time,
    startsAtText: time.startsAt.toISOString(),
  }))
  days.set(date, times)
  return times
}
