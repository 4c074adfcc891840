/** A booked visit as a calendar knows it. */
export interface VisitEvent {
  /** Stays the same, so that a second import replaces the first. */
  readonly uid: string
  /** An ISO instant. */
  readonly startsAt: string
  readonly minutes: number
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

/** '20261126T053000Z' */
function utc(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
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
 * A calendar file (RFC 5545) of one visit. Its times are in UTC, so that no reader has to know the zone of the place.
 *
 * @param madeAt a file that is made later replaces an earlier one
 */
export function visitFile(visit: VisitEvent, madeAt: Date): string {
  const start = Date.parse(visit.startsAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Layover//Visits//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${visit.uid}`,
    `DTSTAMP:${utc(madeAt.getTime())}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + visit.minutes * 60_000)}`,
    `SUMMARY:${escapeText(visit.title)}`,
    `LOCATION:${escapeText(visit.place)}`,
    `DESCRIPTION:${escapeText(visit.description)}`,
    `URL:${visit.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
