import { visitEvent } from '@layover/rules/booking-events'
import { expect, it } from 'vitest'
import { googleCalendar } from './google-calendar.ts'

const visit = {
  startsAt: '2026-11-26T05:30:00.000Z',
  placeName: 'Harrier & Co',
  terminal: 'Terminal 2',
  securityType: 'Airside',
  airportCode: 'LHR',
  flightNumber: 'BA117',
}
const event = visitEvent(
  'LV2F1D5A',
  visit,
  'https://shop.example/lounge/buypass/success?ref=LV2F1D5A#k=secret',
)

it('Google gets the time in UTC and the place', () => {
  const { searchParams } = new URL(googleCalendar('LV2F1D5A', event))
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Harrier & Co',
    dates: '20261126T053000Z/20261126T063000Z',
    location: 'Harrier & Co, Terminal 2, after security, LHR',
    details: 'Booking LV2F1D5A',
  })
})

it('Google never gets the link that opens the passes', () => {
  expect(googleCalendar('LV2F1D5A', event)).not.toMatch(/secret|success/)
})
