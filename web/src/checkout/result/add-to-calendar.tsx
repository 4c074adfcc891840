import type { MembershipConfirmed } from '@layover/api-client'
import { expiryEvent, visitEvent } from '@layover/rules/booking-events'
import { type CalendarEvent, calendarFile } from '@layover/rules/calendar-file'
import { CalendarPlus } from 'lucide-react'
import { Button } from '../../ui/form/button.tsx'
import { googleCalendar } from './google-calendar.ts'

type Booking = Pick<MembershipConfirmed, 'reference' | 'visit' | 'passes'>

/** The visit of an order, or else the reminder of its passes; undefined where a calendar has nothing to hold. */
function eventOf({ reference, visit, passes }: Booking, page: string): CalendarEvent | undefined {
  if (visit) return visitEvent(reference, visit, page)
  const [pass] = passes ?? []
  return pass && expiryEvent(reference, pass.validUntil, page)
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

type Props = {
  order: Booking
  /** Whether the order's link opens it on any device; a calendar keeps the shop's address instead of one that does not. */
  isAnywhere: boolean
}

/** Offers a booking to the visitor's calendar: as a file for any, and by a link for Google's (P481). */
export function AddToCalendar({ order, isAnywhere }: Props) {
  const event = eventOf(order, isAnywhere ? location.href : location.origin)
  if (!event) return null
  const save = () => download(`${order.reference}.ics`, calendarFile(event, new Date()))
  return (
    <div className="booked__calendar">
      <Button onClick={save}>
        <CalendarPlus size={20} aria-hidden />
        {order.visit ? 'Add to calendar' : 'Add a reminder to use it'}
      </Button>
      <a href={googleCalendar(order.reference, event)} target="_blank" rel="noreferrer">
        Google Calendar
      </a>
    </div>
  )
}
