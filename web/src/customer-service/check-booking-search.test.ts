import { expect, it } from 'vitest'
import { bookingSearchCall, checkBookingSearch } from './check-booking-search.ts'

const email = 'amelia@example.com'

it.each(['LV7K-29QD', ' lv7k 29qd ', 'lv7k–29qd', 'LV7K\u00a0- 29QD', '\u202aLV7K-29QD\u202c'])(
  'sends the reference %j in capitals, without spaces and with a hyphen',
  (reference) => {
    expect(checkBookingSearch({ email, reference })).toEqual({})
    expect(bookingSearchCall({ email, reference }).reference?.replace('-', '')).toBe('LV7K29QD')
  },
)

it('leaves an empty reference out, and trims the address', () => {
  expect(bookingSearchCall({ email: ` ${email} `, reference: ' ' })).toEqual({ email })
})

it('names a missing address, and a reference that could be none', () => {
  expect(checkBookingSearch({ email: '', reference: '<b>' })).toEqual({
    'find-email': 'Enter your email address.',
    'find-reference': 'Please check the booking reference for mistakes.',
  })
})
