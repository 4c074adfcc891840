import { Banknote, Clock, RotateCcw, ScanLine, Ticket, Timer, Users } from 'lucide-react'
import picture from '../../company/pictures/fast-track.svg'
import type { Product } from './product.ts'

/** The fast-track pass (P155), in the words of the terms of service. */
export const fastTrack: Product = {
  heading: 'A shorter line through the airport',
  lead: 'Fast track is a lane of its own, at a time you choose. There are more than 75 fast-track locations; some airports call it CIP.',
  picture,
  gets: [
    {
      icon: ScanLine,
      lead: 'A lane of its own.',
      text: 'You leave the long line. The checks and the baggage rules stay the same.',
    },
    {
      icon: Clock,
      lead: 'A time that suits your flight.',
      text: 'You see the times that are free, by the clock of the airport.',
    },
    { icon: Ticket, lead: 'Any airline, any ticket class.', text: 'You do not have to fly business for it.' },
    { icon: Users, lead: 'One pass per traveller.', text: 'Book everyone you travel with in one order.' },
  ],
  steps: [
    { title: 'Find your airport', text: 'Its page shows whether there is a lane, and in which terminal.' },
    { title: 'Choose day and time', text: 'Leave room for check-in and bag drop.' },
    { title: 'Say who is coming', text: 'Names as on the passports, and your flight number.' },
    { title: 'Go through', text: 'Show your pass and your boarding pass at the lane.' },
  ],
  rules: [
    {
      icon: Timer,
      lead: 'Book some hours ahead.',
      text: 'Each lane says how many. At many you can still book on the day you fly.',
    },
    {
      icon: Banknote,
      lead: 'Each lane has its own price,',
      text: 'per person, with all fees in. You see it before you book.',
    },
    {
      icon: RotateCcw,
      lead: 'Non-refundable.',
      text: 'A fast-track pass cannot be returned, so check your flight first.',
    },
  ],
}
