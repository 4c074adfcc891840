import type { Airport } from '../shapes/airport.ts'
import type { Lane, LaneDetail } from '../shapes/lane.ts'
import type { Lounge, LoungeDetail } from '../shapes/lounge.ts'
import { weekdays } from '../shapes/opening-hours.ts'

/** The places of the examples, as the reference catalogue has them; the upstream's replay holds both together. */
export const zurich: Airport = {
  agentId: 'layover',
  code: 'ZRH',
  iataCode: 'ZRH',
  name: 'Zürich Airport',
  city: 'Zürich',
  country: 'Switzerland',
  imgUrl: '',
  supportLounge: true,
  supportCip: true,
  timeZone: 'Europe/Zurich',
  latitude: 47.4581,
  longitude: 8.5481,
}

const loungeHours: LoungeDetail['openingHours'] = [
  { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sun'], opens: '05:30', closes: '21:30' },
  { days: ['Sat'], opens: '06:00', closes: '20:00' },
]

const loungeFacilities: LoungeDetail['facilities'] = [
  'Wi-Fi',
  'Soft drinks and snacks',
  'Power at every seat',
  'Flight information screens',
  'Beer and wine',
  'Barista coffee',
  'Quiet area',
  'Step-free access',
  'Showers',
  'Prayer room',
  'Nap pods',
  'Outdoor terrace',
]

export const heathrowLounge: Lounge = {
  loungeCode: 'LHR-HARRIER',
  agentId: 'layover',
  loungeName: 'Harrier Lounge',
  imgUrl: '',
  terminal: 'Terminal 2',
  type: 'All flights',
  securityType: 'Airside',
  prebookAllow: true,
  airportCode: 'LHR',
  openingHours: loungeHours,
  walkIn: true,
  facilities: loungeFacilities,
}

export const heathrowLoungeDetail: LoungeDetail = {
  ...heathrowLounge,
  airportName: 'London Heathrow Airport',
  city: 'London',
  country: 'United Kingdom',
  timeZone: 'Europe/London',
  openingHours: loungeHours,
  facilities: loungeFacilities,
  rules: [
    'Stay up to 3 hours before your flight.',
    'Bring your pass and a boarding pass for a flight that day: the lounge is after security.',
    'Children under 2 come in free with an adult who has a pass.',
    'Guests under 16 need an adult with them.',
    'Alcohol is for guests aged 18 and over.',
    'Smart casual dress, please.',
    'Flights are not announced: keep an eye on the screens.',
  ],
  location: 'After security in Terminal 2: walk through the shops and take the lift to the upper level.',
  maxStayHours: 3,
  maxBookingNum: 6,
  prebookPrice: '3.00',
  currency: 'GBP',
  currencySymbol: '£',
  images: [],
}

export const heathrowLane: Lane = {
  cipCode: 'LHR-FT-T5',
  agentId: 'layover',
  airportCode: 'LHR',
  cipName: 'Fast Track Terminal 5',
  imgUrl: '',
  terminal: 'Terminal 5',
  type: 'All flights',
  securityType: 'Landside',
  currency: 'GBP',
  currencySymbol: '£',
  price: '11.00',
}

export const heathrowLaneDetail: LaneDetail = {
  ...heathrowLane,
  hour: 24,
  sameDay: false,
  maxBookingNum: 9,
  openingHours: [{ days: [...weekdays], opens: '04:30', closes: '23:00' }],
  rules: [
    'Book at least 24 hours ahead.',
    'Arrive within 30 minutes of your chosen time.',
    'Bring your pass and a boarding pass for the flight you booked it for.',
    'Every traveller needs a pass; children under 2 go through free with an adult.',
    'Baggage limits and security rules are the same as in the other lanes.',
    'Fast-track passes are non-refundable.',
  ],
  location: 'At the security check of Terminal 5, at the far end of the hall; follow the Fast Track signs.',
  timeZone: 'Europe/London',
}
