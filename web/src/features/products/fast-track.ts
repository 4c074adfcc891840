import { CLAIMED_LANES } from '@layover/site/claims'
import { Banknote, Clock, RotateCcw, ScanLine, Ticket, Timer, Users } from 'lucide-react'
import picture from '../../company/pictures/fast-track.svg'
import type { Product } from './product.ts'

/** The fast-track pass (P155), in the words of the terms of service. */
export const fastTrack: Product = {
  heading: 'A shorter queue at the airport',
  lead: `A separate, faster lane, at a time you choose. We have more than ${CLAIMED_LANES} fast-track locations; some airports call it CIP.`,
  picture,
  gets: [
    {
      icon: ScanLine,
      lead: 'A separate lane.',
      text: 'Skip the main queue. The checks and the baggage rules stay the same.',
    },
    {
      icon: Clock,
      lead: 'A time that suits your flight.',
      text: 'Choose a free time. Times are shown in local airport time.',
    },
    { icon: Ticket, lead: 'Any airline, any ticket class.', text: 'You don’t have to fly business class.' },
    { icon: Users, lead: 'One pass per traveller.', text: 'Book everyone you travel with in one order.' },
  ],
  steps: [
    { title: 'Find your airport', text: 'Its page shows whether there is a lane, and at which terminal.' },
    { title: 'Choose a day and time', text: 'Allow time for check-in and bag drop.' },
    { title: 'Add passengers', text: 'Enter names as shown on passports, and your flight number.' },
    { title: 'Go through', text: 'Show your pass and your boarding pass at the lane.' },
  ],
  rules: [
    {
      icon: Timer,
      lead: 'Book ahead.',
      text: 'Each lane shows its notice period; many take same-day bookings.',
    },
    {
      icon: Banknote,
      lead: 'Each lane has its own price,',
      text: 'per person, including all fees. You see it before you book.',
    },
    {
      icon: RotateCcw,
      lead: 'Non-refundable.',
      text: 'Check your flight before you buy.',
    },
  ],
}
