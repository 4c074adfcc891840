import type { Input } from '@layover/api-client'
import { emailMessage } from '../contact-details/check-contact-details.ts'
import { asShown } from '../ui/form/as-shown.ts'
import type { FieldErrors } from '../ui/form/use-visible-errors.ts'

/** The search for bookings as typed (P478). */
export type BookingSearch = { readonly email: string; readonly reference: string }

export const EMPTY_SEARCH: BookingSearch = { email: '', reference: '' }

/** Ids of their own: the contact form on the same page has these fields too. */
export const searchFieldId = { email: 'find-email', reference: 'find-reference' } as const

const DASHES = /[\u2010-\u2015\u2212]/g
const REFERENCE = /^[A-Z0-9-]{4,24}$/

/** A reference as it is sent: in capitals, without spaces, and with the hyphen that a keyboard or a mail may have changed. */
function plainReference(typed: string): string {
  return asShown(typed).toUpperCase().replace(/\s/g, '').replace(DASHES, '-')
}

export function checkBookingSearch({ email, reference }: BookingSearch): FieldErrors {
  const wrongEmail = emailMessage(email)
  const plain = plainReference(reference)
  const isWrong = plain !== '' && !REFERENCE.test(plain)
  return {
    ...(wrongEmail && { [searchFieldId.email]: wrongEmail }),
    ...(isWrong && { [searchFieldId.reference]: 'Please check the booking reference for mistakes.' }),
  }
}

/** The request's body; an empty reference is left out. */
export function bookingSearchCall({ email, reference }: BookingSearch): Input<'order.find'> {
  const plain = plainReference(reference)
  return { email: email.trim(), ...(plain !== '' && { reference: plain }) }
}
