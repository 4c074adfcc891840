import { addDays } from './calendar-day.ts'
import { MINUTE_MS } from './durations.ts'

/** When a calendar event is: from an ISO instant on, or a whole day, YYYY-MM-DD, by the reader's own clock. */
export type EventTime = { readonly startsAt: string; readonly minutes: number } | { readonly day: string }

/** A visit, or the reminder of a pass, as a calendar knows it. */
export interface CalendarEvent {
  /** Stays the same, so that a second import replaces the first. */
  readonly uid: string
  readonly time: EventTime
  readonly title: string
  readonly place: string
  readonly description: string
  readonly url: string
}

/** RFC 5545 §3.1: a line has at most 75 bytes, and goes on after a line break and a space. */
const LONGEST_LINE = 74

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' }

const bytes = new TextEncoder()

function escapeText(text: string): string {
  return text.replaceAll('\r', '').replace(/[\\;,\n]/g, (sign) => ESCAPES[sign] ?? '')
}

/** '20261126', '20261126T053000Z' */
function basic(isoText: string): string {
  return isoText.replace(/[-:]|\.\d{3}/g, '')
}

function utc(instant: number): string {
  return basic(new Date(instant).toISOString())
}

/** Start and end as calendars write them: UTC instants, so that no reader has to know the zone of the place, or days. */
export function stampsOf(time: EventTime): readonly [start: string, end: string] {
  if ('day' in time) return [basic(time.day), basic(addDays(time.day, 1))]
  const start = Date.parse(time.startsAt)
  return [utc(start), utc(start + time.minutes * MINUTE_MS)]
}

/** A calendar gives a whole day no alarm of its own: this one rings at nine in the morning. */
function alarmOf({ time, title }: CalendarEvent): string[] {
  if (!('day' in time)) return []
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(title)}`, 'TRIGGER:PT9H', 'END:VALARM']
}

function folded(line: string): string {
  let text = ''
  let room = LONGEST_LINE
  for (const sign of line) {
    const size = bytes.encode(sign).length
    if (size > room) {
      text += '\r\n '
      room = LONGEST_LINE
    }
    text += sign
    room -= size
  }
  return text
}

/**
 * A calendar file (RFC 5545) of one event.
 *
 * @param madeAt a file that is made later replaces an earlier one
 */
export function calendarFile(event: CalendarEvent, madeAt: Date): string {
  const [start, end] = stampsOf(event.time)
  const form = 'day' in event.time ? ';VALUE=DATE' : ''
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Layover//Bookings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(madeAt.getTime())}`,
    `DTSTART${form}:${start}`,
    `DTEND${form}:${end}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    ...alarmOf(event),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
