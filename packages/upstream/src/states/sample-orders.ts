import { walkUpPrice } from '../catalogue/sample/walk-up-price.ts'
import { passesOf } from '../orders/pay/pay-order.ts'
import type { OrderRow, PassRow, SlotClaimRow, Visit } from '../store/database/rows/orders.ts'
import { exampleData, type StateData } from './state-data.ts'

/** The key that signed the order key of the contract's examples. */
export const stateSigningKey = 'named-states-are-signed-with-this-key'

/** The key that signed their pass codes. */
export const statePassKey = 'passes-of-named-states-have-their-own-key'

const HALF_AN_HOUR_MS = 30 * 60_000
const paidAt = new Date('2027-03-07T10:02:11Z')

/** One pass for Amelia Hart. */
export function createdOrder(createdAt: Date, { orderNo, reference } = exampleData): OrderRow {
  return {
    order_no: orderNo,
    service_type: 'LOUNGE',
    status: 'CREATED',
    reference,
    agent_id: 'layover',
    lead: { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' },
    passengers: [],
    lines: [{ name: 'Lounge pass', quantity: 1, amountMinor: walkUpPrice.priceMinor }],
    currency: 'GBP',
    currency_symbol: '£',
    total_minor: walkUpPrice.priceMinor,
    discount_code: null,
    validity_months: 12,
    visit: null,
    membership: null,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + HALF_AN_HOUR_MS),
    paid_at: null,
    card: null,
    cancelled_at: null,
    visitor: null,
    replaces: null,
    emptied_at: null,
    erasure_requested_at: null,
  }
}

export function payingOrder(now: Date, data: StateData): OrderRow {
  return { ...createdOrder(now, data), status: 'PAYING' }
}

export function paidOrder(data = exampleData): { order: OrderRow; passes: PassRow[] } {
  const card = { brand: 'visa', last4: '4242' } as const
  const order: OrderRow = { ...createdOrder(paidAt, data), status: 'PAID', paid_at: paidAt, card }
  return { order, passes: passesOf(order, paidAt) }
}

const airport = { airportCode: 'LHR', timeZone: 'Europe/London', flightNumber: 'ZQ214' }

/** An order of the same lead for a lane. */
export function laneOrder(now: Date, data: StateData): OrderRow {
  const place = { placeCode: 'LHR-FT-T5', placeName: 'Fast Track Terminal 5', terminal: 'Terminal 5' }
  const lines = [{ name: 'Fast-track pass', quantity: 1, amountMinor: 1100 }]
  return visitOrder('FASTTRACK', { ...place, securityType: 'Landside' }, lines, now, data)
}

/** An order of the same lead for a lounge. */
export function preBookingOrder(now: Date, data: StateData): OrderRow {
  const place = { placeCode: 'LHR-HARRIER', placeName: 'Harrier Lounge', terminal: 'Terminal 2' }
  const lines = [
    { name: 'Lounge visit', quantity: 1, amountMinor: 3700 },
    { name: 'Pre-booking fee', quantity: 1, amountMinor: 300 },
  ]
  return visitOrder('PREBOOK', { ...place, securityType: 'Airside' }, lines, now, data)
}

function visitOrder(
  serviceType: 'FASTTRACK' | 'PREBOOK',
  place: Pick<Visit, 'placeCode' | 'placeName' | 'terminal' | 'securityType'>,
  lines: OrderRow['lines'],
  now: Date,
  data: StateData,
): OrderRow {
  const total = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const sale = { service_type: serviceType, lines, total_minor: total, validity_months: 0 }
  const { visitDate, visitTime, startsAt } = data
  const visit = { ...place, ...airport, visitDate, visitTime, startsAt }
  return { ...createdOrder(now, data), ...sale, visit }
}

/** Explorer with two more visits. */
export function membershipOrder(now: Date, data: StateData): OrderRow {
  return {
    ...createdOrder(now, data),
    service_type: 'MEMBERSHIP',
    total_minor: 22_800,
    lead: { firstName: '', lastName: '', email: 'amelia@example.com' },
    lines: [
      { name: 'Explorer membership', quantity: 1, amountMinor: 17_400 },
      { name: 'Additional visit', quantity: 2, amountMinor: 5400 },
    ],
    membership: { planId: 'LAYOVER-EXPLORER', planName: 'Explorer', visits: 8 },
  }
}

/** A place at the lounge, held for a quarter of an hour. */
export function sampleHold(now: Date, { holdId, startsAt }: StateData): SlotClaimRow {
  return {
    claim_id: holdId,
    place_code: 'LHR-HARRIER',
    starts_at: new Date(startsAt),
    places: 1,
    above_share: 0,
    held_since: now,
    expires_at: new Date(now.getTime() + HALF_AN_HOUR_MS / 2),
    order_no: null,
    visitor: null,
    network: null,
  }
}
