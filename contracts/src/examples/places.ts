import type { Airport } from '../shapes/airport.ts'
import type { Lane, LaneDetail } from '../shapes/lane.ts'
import type { Lounge, LoungeDetail } from '../shapes/lounge.ts'

/** The places that examples speak of. Each stands in the reference catalogue under the same code. */
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
  latitude: 47.458056,
  longitude: 8.548056,
}

const allWeek = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export const zurichLounge: Lounge = {
  loungeCode: 'ZRH-HARRIER',
  agentId: 'layover',
  loungeName: 'Harrier Lounge',
  imgUrl: '',
  terminal: 'Terminal 1',
  type: 'International',
  securityType: 'Airside',
  prebookAllow: true,
  airportCode: 'ZRH',
  openingHours: [{ days: [...allWeek], opens: '05:30', closes: '22:00' }],
  walkIn: true,
}

export const zurichLoungeDetail: LoungeDetail = {
  ...zurichLounge,
  airportName: 'Zürich Airport',
  city: 'Zürich',
  country: 'Switzerland',
  timeZone: 'Europe/Zurich',
  openingHours: [{ days: [...allWeek], opens: '05:30', closes: '22:00' }],
  facilities: ['Wi-Fi', 'Hot food', 'Showers'],
  rules: ['A stay is at most 3 hours.'],
  location: 'After security, one level above the gates.',
  maxStayHours: 3,
  maxBookingNum: 6,
  prebookPrice: '6.00',
  images: [],
}

export const heathrowLane: Lane = {
  cipCode: 'LHR-FT-T5',
  agentId: 'layover',
  airportCode: 'LHR',
  cipName: 'Security lane, Terminal 5',
  imgUrl: '',
  terminal: 'Terminal 5',
  type: 'International',
  securityType: 'Landside',
  currency: 'GBP',
  currencySymbol: '£',
  price: '12.00',
}

export const heathrowLaneDetail: LaneDetail = {
  ...heathrowLane,
  hour: 3,
  sameDay: true,
  maxBookingNum: 9,
  openingHours: [{ days: [...allWeek], opens: '04:30', closes: '22:00' }],
  rules: ['Come to the lane within 30 minutes of your time.'],
  location: 'Departures, beside the main security search.',
  timeZone: 'Europe/London',
}
