import type { Airport, Lane, LaneDetail, Lounge, LoungeDetail } from '@layover/api-client'
import { fakeGateway, success } from '../api/fake-gateway.test-kit.ts'

/** Test support: places from the contract's examples. */
export const heathrow: Airport = {
  agentId: 'layover',
  code: 'LHR',
  iataCode: 'LHR',
  name: 'London Heathrow Airport',
  city: 'London',
  country: 'United Kingdom',
  imgUrl: '',
  supportLounge: true,
  supportCip: true,
  timeZone: 'Europe/London',
  latitude: 51.47,
  longitude: -0.46,
}

export const zurich: Airport = {
  ...heathrow,
  code: 'ZRH',
  iataCode: 'ZRH',
  name: 'Zürich Airport',
  city: 'Zürich',
  country: 'Switzerland',
  timeZone: 'Europe/Zurich',
}

export const lounge = (loungeCode: string, more: Partial<Lounge> = {}): Lounge => ({
  loungeCode,
  agentId: 'layover',
  loungeName: `${loungeCode} lounge`,
  imgUrl: '',
  terminal: 'Terminal 2',
  type: 'International',
  securityType: 'Airside',
  prebookAllow: false,
  airportCode: 'LHR',
  ...more,
})

export const detail: LoungeDetail = {
  ...lounge('LHR-HARRIER'),
  loungeName: 'Harrier Lounge',
  prebookAllow: true,
  airportName: 'London Heathrow Airport',
  city: 'London',
  country: 'United Kingdom',
  timeZone: 'Europe/London',
  openingHours: [
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], opens: '05:30', closes: '22:00' },
  ],
  facilities: ['Wi-Fi', 'Showers'],
  rules: ['Smart casual dress, please.'],
  location: 'After security in Terminal 2: take the lift.',
  maxStayHours: 3,
  maxBookingNum: 6,
  prebookPrice: '6.00',
  images: [],
}

export const lane: Lane = {
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

export const laneDetail: LaneDetail = {
  ...lane,
  hour: 3,
  sameDay: true,
  maxBookingNum: 6,
  openingHours: [
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], opens: '05:00', closes: '22:00' },
  ],
  rules: ['Bring your pass and a boarding pass.'],
  location: 'At the security check of Terminal 5, at the far end of the hall.',
  timeZone: 'Europe/London',
}

/** The price of one held place, fee included. */
const heldPrice = {
  currency: 'GBP',
  currencySymbol: '£',
  totalAmount: '40.00',
  overNumTotalPrice: '34.00',
  prebookPrice: '6.00',
  discountFee: '0.00',
  couponDiscountFee: '0.00',
}

export const paths = {
  airports: '/api/airport/get',
  nearest: '/api/airport/getAirports',
  all: '/api/airport/getA2ZAirports',
  popular: '/api/airport/getPopularAirports',
  lounges: '/api/lounge/lounges',
  lounge: '/api/lounge/detail',
  price: '/api/lounge/getCommonPrice',
  lanes: '/api/cip/queryCipByAirportCode',
  lane: '/api/cip/detail',
  heldPrice: '/api/loungePrebooking/calculatePrice',
}

type Answers = Parameters<typeof fakeGateway>[0]

/** A gateway that knows Heathrow; the test's own answers come first. */
export function placesAnswering(answers: Answers = {}) {
  return fakeGateway({
    [paths.airports]: () => success([heathrow]),
    [paths.nearest]: () => success([heathrow]),
    [paths.all]: () => success([heathrow, zurich]),
    [paths.popular]: () => success([zurich, heathrow]),
    [paths.lounges]: () => success([lounge('A'), lounge('B')]),
    [paths.lounge]: () => success(detail),
    [paths.price]: () => success({ currency: 'GBP', currencySymbol: '£', price: '34.00' }),
    [paths.lanes]: () => success([lane]),
    [paths.lane]: ({ cipCode }) => success({ ...laneDetail, cipCode }),
    [paths.heldPrice]: () => success(heldPrice),
    ...answers,
  })
}
