import { type CalendarEvent, stampsOf } from '@layover/rules/calendar-file'

/**
 * The address where Google Calendar offers an event. It carries no link of the order: everybody with that link has the passes
 * (P481).
 */
export function googleCalendar(reference: string, { time, title, place }: CalendarEvent): string {
  const address = new URL('https://calendar.google.com/calendar/render')
  const fields = {
    action: 'TEMPLATE',
    text: title,
    dates: stampsOf(time).join('/'),
    location: place,
    details: `Booking ${reference}`,
  }
  for (const [name, value] of Object.entries(fields)) if (value) address.searchParams.set(name, value)
  return String(address)
}
