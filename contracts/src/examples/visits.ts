import type { MembershipConfirmed, OrderConfirmed, SlotOrder } from '../shapes/order.ts'
import { orderPaid, slotOrder } from './orders.ts'

/** The visit of the examples: a Tuesday afternoon at Heathrow. */
export const visitTime = { visitDate: '2027-03-09', visitTime: '14:30' }
export const slot = { visitTime: '14:30', startsAt: '2027-03-09T14:30:00.000Z' }
export const heathrowLounge = { loungeCode: 'LHR-HARRIER', ...visitTime, passengerNumber: 1 }
export const heathrowLane = { cipCode: 'LHR-FT-T5', ...visitTime, passengerNumber: 1 }

/** The hold of the examples' places at the lounge. */
export const holdId = 'hold-7Q2M4T9X'

export const preBooking: SlotOrder = {
  ...slotOrder,
  networkCode: 'LHR-HARRIER',
  expectedTotal: '40.00',
  holdId,
}

const { passes: _passes, ...paid } = orderPaid
const pass = orderPaid.passes?.[0]
const passOfTheDay = pass && { ...pass, validFrom: visitTime.visitDate, validUntil: visitTime.visitDate }
const visit = { ...visitTime, startsAt: slot.startsAt, timeZone: 'Europe/London', flightNumber: 'ZQ214' }

export const lanePaid: OrderConfirmed = {
  ...paid,
  serviceType: 'FASTTRACK',
  lines: [{ name: 'Fast-track pass', quantity: 1, amount: '11.00' }],
  totalAmount: '11.00',
  visit: {
    placeCode: 'LHR-FT-T5',
    placeName: 'Fast Track Terminal 5',
    airportCode: 'LHR',
    terminal: 'Terminal 5',
    securityType: 'Landside',
    ...visit,
  },
  passes: passOfTheDay ? [passOfTheDay] : [],
}

export const preBookingPaid: OrderConfirmed = {
  ...paid,
  serviceType: 'PREBOOK',
  lines: [
    { name: 'Lounge visit', quantity: 1, amount: '37.00' },
    { name: 'Pre-booking fee', quantity: 1, amount: '3.00' },
  ],
  totalAmount: '40.00',
  visit: {
    placeCode: 'LHR-HARRIER',
    placeName: 'Harrier Lounge',
    airportCode: 'LHR',
    terminal: 'Terminal 2',
    securityType: 'Airside',
    ...visit,
  },
  passes: passOfTheDay ? [passOfTheDay] : [],
}

export const membershipPaid: MembershipConfirmed = {
  ...paid,
  serviceType: 'MEMBERSHIP',
  leadName: '',
  lines: [
    { name: 'Explorer membership', quantity: 1, amount: '174.00' },
    { name: 'Additional visit', quantity: 2, amount: '54.00' },
  ],
  totalAmount: '228.00',
  planName: 'Explorer',
  visits: 8,
  membershipNumber: 'LM-4829-137-750',
  activationCode: '7K2M-Q9XD-R4TW',
  validUntil: '2028-03-06',
}
