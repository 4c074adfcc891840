import { success } from '../../api/fake-gateway.test-kit.ts'
import { detail, heathrow, laneDetail } from '../../test-kits/place-answers.test-kit.ts'
import { created, paid, price, shopAnswering } from './purchase-answers.test-kit.ts'

/** Test support: a shop that sells visits to one lane and one lounge, on one day that never comes. */
const slot = { visitTime: '14:30', startsAt: '2097-03-09T14:30:00Z', placesLeft: 4 }
const later = { visitTime: '15:00', startsAt: '2097-03-09T15:00:00Z', placesLeft: 4 }
const dates = { timeZone: 'Europe/London', dates: [{ date: '2097-03-09', times: [slot, later] }] }

const visit = {
  placeCode: 'LHR-FT-T5',
  placeName: 'Fast Track Terminal 5',
  airportCode: 'LHR',
  terminal: 'Terminal 5',
  securityType: 'Landside',
  visitDate: '2097-03-09',
  visitTime: '14:30',
  startsAt: slot.startsAt,
  timeZone: 'Europe/London',
  flightNumber: 'BA117',
}

export const visitPaths = {
  laneCheck: '/api/cip/checkAvailable',
  laneOrder: '/api/cip/createOrder',
  laneConfirm: '/api/cip/confirmPaymentOrder',
  day: '/api/loungePrebooking/getAvailableSubscribeTimes',
  hold: '/api/loungePrebooking/checkAvailable',
  loungeOrder: '/api/loungePrebooking/createOrder',
  loungeConfirm: '/api/loungePrebooking/confirmPaymentOrder',
} as const

export const LANE = `/fast-track/layover/LHR/${laneDetail.cipCode}`
export const LOUNGE = '/lounge/layover/LHR-HARRIER/prebook'

/** The instant so many minutes from now, as the server writes it. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export function visitsAnswering(answers: Parameters<typeof shopAnswering>[0] = {}) {
  const order = { ...paid, visit, serviceType: 'FASTTRACK' }
  const held = () => success({ available: true, holdId: 'hold-12345678', expiresAt: inMinutes(15) })
  return shopAnswering({
    '/api/airport/get': () => success([heathrow]),
    '/api/cip/detail': () => success(laneDetail),
    '/api/cip/calculatePrice': () => success(price),
    '/api/cip/getSubscribeTimes': () => success({ ...dates, hour: 3, sameDay: true }),
    [visitPaths.laneCheck]: () => success({ available: true }),
    [visitPaths.laneOrder]: () => success(created),
    [visitPaths.laneConfirm]: () => success(order),
    '/api/lounge/detail': () => success(detail),
    '/api/loungePrebooking/calculatePrice': () => success(price),
    '/api/loungePrebooking/getSubscribeTimes': () => success({ ...dates, hoursAhead: 48, maxBookingNum: 6 }),
    [visitPaths.day]: () => success({ timeZone: dates.timeZone, times: [slot, later], fullTimes: ['15:30'] }),
    [visitPaths.hold]: held,
    [visitPaths.loungeOrder]: () => success(created),
    [visitPaths.loungeConfirm]: () => success({ ...order, serviceType: 'PREBOOK' }),
    '/api/order/get': () => success(order),
    ...answers,
  })
}
