import { Armchair, CalendarClock, CalendarDays, MapPin, RotateCcw, Ticket, Users } from 'lucide-react'
import picture from '../../company/pictures/lounges.svg'
import type { Product } from './product.ts'

/** The walk-up pass (P137), in the words of the terms of service. */
export const loungePass: Product = {
  heading: 'One pass, any lounge in the network',
  lead: 'Somewhere quiet to sit, eat and charge your phone before you fly. More than 1,300 lounges at more than 900 airports take the same pass.',
  picture,
  gets: [
    {
      icon: Armchair,
      lead: 'A seat away from the crowd.',
      text: 'Food, drinks, Wi-Fi and showers differ: the page of each lounge says what is inside.',
    },
    {
      icon: MapPin,
      lead: 'Any lounge in the network.',
      text: 'You do not choose one when you buy, so a new flight or gate costs nothing.',
    },
    {
      icon: CalendarDays,
      lead: 'Valid for 1 year',
      text: 'from the day you pay. Use it on any day until then.',
    },
    {
      icon: Users,
      lead: 'One person, one visit.',
      text: 'Buy a pass for everyone you travel with in one order.',
    },
  ],
  steps: [
    { title: 'Buy your pass', text: 'Pay by card. You need no account.' },
    {
      title: 'Keep the link',
      text: 'Your passes open at once, one code per person. The link shows them on any device.',
    },
    {
      title: 'Find a lounge',
      text: 'Check its opening hours, and whether it is before or after security.',
    },
    { title: 'Walk in', text: 'Show your pass and your boarding pass at the desk.' },
  ],
  rules: [
    {
      icon: Users,
      lead: 'A walk-up pass holds no place.',
      text: 'When a lounge is full, you may have to wait or try another one.',
    },
    {
      icon: Ticket,
      lead: 'Bring a boarding pass or ticket for that day.',
      text: 'A lounge after security can only be reached by people who may pass security.',
    },
    {
      icon: CalendarClock,
      lead: 'You want a held place?',
      text: 'Some lounges can be pre-booked for a time you choose, at least 48 hours ahead. Pre-bookings are non-refundable.',
    },
    {
      icon: RotateCcw,
      lead: 'Changed your mind?',
      text: 'Write to us about a pass that nobody has used. A person looks at every request.',
    },
  ],
}
