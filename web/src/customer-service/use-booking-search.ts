import { useState } from 'react'
import { client } from '../api/client.ts'
import { useSubmit } from '../api/use-submit.ts'
import { useVisibleErrors } from '../ui/form/use-visible-errors.ts'
import {
  type BookingSearch,
  bookingSearchCall,
  checkBookingSearch,
  EMPTY_SEARCH,
} from './check-booking-search.ts'

/** The search for bookings: its draft, its errors, and the press that sends it. */
export function useBookingSearch(onSent: () => void) {
  const [draft, setDraft] = useState(EMPTY_SEARCH)
  const errors = checkBookingSearch(draft)
  const visible = useVisibleErrors(errors)
  const send = async () => {
    if (Object.keys(errors).length === 0) return client.submit('order.find', bookingSearchCall(draft))
    visible.showAll(errors)
    return undefined
  }
  const { failure, press } = useSubmit(send, { formCodes: [], onDone: onSent })
  return {
    draft,
    update: (patch: Partial<BookingSearch>) => setDraft((old) => ({ ...old, ...patch })),
    visible,
    failure,
    submit: press,
  }
}
