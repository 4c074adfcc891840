import { addDays } from './calendar-day.ts'
import type { CalendarEvent } from './calendar-file.ts'
import { dateText } from './date-text.ts'
import { whereInWords } from './where-in-words.ts'

/** The visit of an order, as its reply has it. */
interface BookedVisit {
  readonly startsAt: string
  readonly placeName: string
  readonly terminal: string
  readonly securityType: string
  readonly airportCode: string
  readonly flightNumber: string
}

/** What a calendar shows of a visit whose length nobody books. */
const VISIT_MINUTES = 60

/** So long before a pass ends its holder can still plan a trip. */
const REMINDER_DAYS = 14

const uidOf = (name: string, url: string) => `${name}@${new URL(url).hostname}`

/** A booked visit in a calendar (P481). @param url the order's own page */
export function visitEvent(reference: string, visit: BookedVisit, url: string): CalendarEvent {
  return {
    uid: uidOf(reference, url),
    time: { startsAt: visit.startsAt, minutes: VISIT_MINUTES },
    title: visit.placeName,
    place: [visit.placeName, whereInWords(visit), visit.airportCode].filter(Boolean).join(', '),
    description: `Booking ${reference}, flight ${visit.flightNumber}. ${url}`,
    url,
  }
}

/** The day on which the holder of a pass is reminded of its end (P481). @param validUntil YYYY-MM-DD */
export function expiryEvent(reference: string, validUntil: string, url: string): CalendarEvent {
  return {
    uid: uidOf(`${reference}-expiry`, url),
    time: { day: addDays(validUntil, -REMINDER_DAYS) },
    title: `Lounge pass ends on ${dateText(validUntil)}`,
    place: '',
    description: `Booking ${reference}. Use it by ${dateText(validUntil, 'full')}. ${url}`,
    url,
  }
}
