import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, it } from 'vitest'
import { expiryEvent, visitEvent } from './booking-events.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

/** An event as a calendar of somebody else's reads it. */
interface Read {
  readonly uid: string
  readonly start: Date
  readonly end: Date
  /** The first day, and the one after the last, of an event without a time. */
  readonly days?: readonly [string, string]
  readonly title: string
  readonly place: string
  readonly description: string
}

const madeAt = new Date('2026-11-22T10:00:00Z')

function byIcalJs(text: string): Read {
  const found = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(found).toHaveLength(1)
  const { uid, startDate, endDate, summary, location, description } = new ICAL.Event(found[0])
  const texts = { title: summary, place: location ?? '', description }
  const days = [startDate.toString(), endDate.toString()] as const
  return {
    uid,
    start: startDate.toJSDate(),
    end: endDate.toJSDate(),
    ...(startDate.isDate && { days }),
    ...texts,
  }
}

function byTsIcs(text: string): Read {
  const { events = [] } = convertIcsCalendar(undefined, text)
  const [event] = events
  expect(events).toHaveLength(1)
  if (!event?.end) return expect.fail('no event with an end')
  const { uid, start, end, summary: title, location: place = '', description = '' } = event
  const dayOf = ({ date }: { date: Date }) => date.toISOString().slice(0, 10)
  const days = start.type === 'DATE' && { days: [dayOf(start), dayOf(end)] as const }
  return { uid, start: start.date, end: end.date, ...days, title, place, description }
}

const readers = [
  ['ical.js', byIcalJs],
  ['ts-ics', byTsIcs],
] as const

/** 'Sun 28/03/2027, 06:00' by the clock of a place. */
const clockOf = (instant: Date, timeZone: string) =>
  instant.toLocaleString('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })

const where = { placeName: 'Zürich Rooms; Gate A\\B', terminal: 'Terminal 5', securityType: 'Airside' }
const visit = { ...where, airportCode: 'LHR', flightNumber: 'ZQ214' }
const url = 'https://shop.example/success?ref=LV7K-29QD#k=abc'

describe.each(readers)('a calendar that reads with %s', (_name, read) => {
  it.each([
    ['the last day of winter time in London', 'Europe/London', '2027-03-27T06:00:00Z', '27/03/2027, 06:00'],
    ['the first day of summer time in London', 'Europe/London', '2027-03-28T05:00:00Z', '28/03/2027, 06:00'],
    ['across the hour that London skips', 'Europe/London', '2027-03-28T00:30:00Z', '28/03/2027, 00:30'],
    [
      'the last day of summer time in New York',
      'America/New_York',
      '2026-10-31T09:30:00Z',
      '31/10/2026, 05:30',
    ],
    [
      'the first day of winter time in New York',
      'America/New_York',
      '2026-11-01T10:30:00Z',
      '01/11/2026, 05:30',
    ],
    ['a place without summer time', 'Asia/Dubai', '2026-11-26T01:30:00Z', '26/11/2026, 05:30'],
  ])('shows a visit at the time of its place: %s', (_when, timeZone, startsAt, clock) => {
    const event = visitEvent('LV7K-29QD', { ...visit, startsAt }, url)
    const got = read(calendarFile(event, madeAt))
    expect(clockOf(got.start, timeZone)).toBe(clock)
    expect([got.days, got.end.getTime() - got.start.getTime()]).toEqual([undefined, 60 * 60_000])
  })

  it('reads every text as it was written', () => {
    const event: CalendarEvent = {
      ...visitEvent('LV7K-29QD', { ...visit, startsAt: '2026-11-26T01:30:00Z' }, url),
      title: 'Zürich – Münchner Straße ✈ '.repeat(8).trim(),
      description: 'Bring it.\nDTSTART:20200101, or; not',
    }
    const { uid, title, place, description } = read(calendarFile(event, madeAt))
    expect({ uid, title, place, description }).toEqual({
      uid: event.uid,
      title: event.title,
      place: event.place,
      description: event.description,
    })
  })

  it('shows the reminder of a pass on its day, whatever the clock of the reader', () => {
    const { days } = read(calendarFile(expiryEvent('LV7K-29QD', '2027-11-21', url), madeAt))
    expect(days).toEqual(['2027-11-07', '2027-11-08'])
  })
})
