import { CLAIMED_AIRPORTS, CLAIMED_LOUNGES } from '@layover/site/claims'
import { Armchair, CalendarClock, CalendarDays, MapPin, RotateCcw, Ticket, Users } from 'lucide-react'
import picture from '../../company/pictures/lounges.svg'
import type { Product } from './product.ts'

/** The walk-up pass (P137), in the words of the terms of service. */
export const loungePass: Product = {
  heading: 'One pass, any lounge in the network',
  lead: `Somewhere quiet to sit, eat and charge your phone before you fly. One pass covers more than ${CLAIMED_LOUNGES} lounges at more than ${CLAIMED_AIRPORTS} airports.`,
  picture,
  gets: [
    {
      icon: Armchair,
      lead: 'A seat away from the crowd.',
      text: 'Facilities vary. Check each lounge’s page.',
    },
    {
      icon: MapPin,
      lead: 'Any lounge in the network.',
      text: 'You don’t choose one when you buy, so a change of flight or gate costs nothing.',
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
    { title: 'Buy your pass', text: 'Pay by card. No account needed.' },
    {
      title: 'Save the link',
      text: 'You get your passes straight away, one code per person. The link opens them on any device.',
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
      lead: 'A walk-up pass does not guarantee entry.',
      text: 'When a lounge is full, you may have to wait or try another one.',
    },
    {
      icon: Ticket,
      lead: 'Bring a boarding pass or ticket for that day.',
      text: 'You can reach a lounge after security only if you can go through security yourself.',
    },
    {
      icon: CalendarClock,
      lead: 'Want a guaranteed place?',
      text: 'You can pre-book some lounges for a time you choose, at least 48 hours ahead. Pre-bookings are non-refundable.',
    },
    {
      icon: RotateCcw,
      lead: 'Changed your mind?',
      text: 'Unused pass? Ask us for a refund and we’ll reply within 3 to 5 working days.',
    },
  ],
}
