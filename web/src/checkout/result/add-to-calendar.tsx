import type { MembershipConfirmed } from '@layover/api-client'
import { expiryEvent, visitEvent } from '@layover/rules/booking-events'
import { type CalendarEvent, calendarFile } from '@layover/rules/calendar-file'
import { CalendarPlus } from 'lucide-react'
import { Button } from '../../ui/form/button.tsx'
import { googleCalendar } from './google-calendar.ts'

type Booking = Pick<MembershipConfirmed, 'reference' | 'visit' | 'passes'>

/** The visit of an order, or else the reminder of its passes; undefined where a calendar has nothing to hold. */
function eventOf({ reference, visit, passes }: Booking): CalendarEvent | undefined {
  if (visit) return visitEvent(reference, visit, location.href)
  const [pass] = passes ?? []
  return pass && expiryEvent(reference, pass.validUntil, location.href)
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Offers a booking to the visitor's calendar: as a file for any, and by a link for Google's (P481). */
export function AddToCalendar({ order }: { order: Booking }) {
  const event = eventOf(order)
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
