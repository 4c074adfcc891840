import { expect, it } from 'vitest'
import { expiryEvent, visitEvent } from './booking-events.ts'
import { calendarFile } from './calendar-file.ts'

const url = 'https://shop.example/lounge/buypass/success?ref=LV2F1D5A#k=abc'
const visit = {
  startsAt: '2027-03-28T00:30:00.000Z',
  placeName: 'Harrier Lounge',
  terminal: 'Terminal 2',
  securityType: 'Airside',
  airportCode: 'LHR',
  flightNumber: 'BA117',
}

it('a visit names its place in words, its booking and its page', () => {
  expect(visitEvent('LV2F1D5A', visit, url)).toEqual({
    uid: 'LV2F1D5A@shop.example',
    time: { startsAt: visit.startsAt, minutes: 60 },
    title: 'Harrier Lounge',
    place: 'Harrier Lounge, Terminal 2, after security, LHR',
    description: `Booking LV2F1D5A, flight BA117. ${url}`,
    url,
  })
})

it('a pass has its reminder on a whole day two weeks before its last one, across the change of clocks', () => {
  const event = expiryEvent('LV2F1D5A', '2027-04-05', url)
  expect(event).toMatchObject({
    uid: 'LV2F1D5A-expiry@shop.example',
    time: { day: '2027-03-22' },
    title: 'Lounge pass ends on 05 Apr 2027',
  })
  const file = calendarFile(event, new Date('2026-11-22T10:00:00Z'))
  expect(file).toContain('DTSTART;VALUE=DATE:20270322\r\nDTEND;VALUE=DATE:20270323\r\n')
  expect(file).toContain('BEGIN:VALARM\r\n')
  expect(file).not.toContain('LOCATION')
})
