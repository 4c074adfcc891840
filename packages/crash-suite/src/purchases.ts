import { randomUUID } from 'node:crypto'
import type { Visitor } from './visitor.ts'

export type Service = 'pass' | 'lane' | 'lounge' | 'membership'

/** What one visitor wants to buy: one order, under one key, however often it has to be asked for. */
export interface Purchase {
  readonly visitor: Visitor
  readonly service: Service
  readonly createPath: string
  readonly confirmPath: string
  readonly body: object
  readonly orderKey: string
}

const lead = { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' }
const passengers = [{ firstName: 'Daniel', lastName: 'Hart' }]
/** Everybody on an order: each gets a pass. */
const PARTY = passengers.length + 1

const CALLS = {
  pass: ['/lounge/createOrder', '/lounge/confirmPaymentOrder'],
  lane: ['/cip/createOrder', '/cip/confirmPaymentOrder'],
  lounge: ['/loungePrebooking/createOrder', '/loungePrebooking/confirmPaymentOrder'],
  membership: ['/purchasemembership/createOrder', '/purchasemembership/confirmPayment'],
} as const

/** Fills the cart as the shop does, with what the shop's own calls offer and quote, up to the review. */
export async function readyToOrder(
  visitor: Visitor,
  service: Service,
  discountCode?: string,
): Promise<Purchase> {
  const [createPath, confirmPath] = CALLS[service]
  const body = await carts[service](visitor, discountCode)
  return { visitor, service, createPath, confirmPath, body, orderKey: randomUUID() }
}

const LANE = { networkCode: 'LHR-FT-T5', quotePath: '/cip/calculatePrice' }
const LOUNGE = { networkCode: 'LHR-HARRIER', quotePath: '/loungePrebooking/calculatePrice' }

const carts: Record<Service, (visitor: Visitor, discountCode?: string) => Promise<object>> = {
  pass: async (visitor, discountCode) => ({
    ...{ lead, passengers, ...(discountCode !== undefined && { discountCode }) },
    ...(await quote(visitor, '/lounge/calculateLoungePrice', { discountCode })),
  }),
  lane: async (visitor) => {
    const visit = await someVisit(visitor, '/cip/getSubscribeTimes', { cipCode: LANE.networkCode })
    return await visitOrder(visitor, LANE, visit)
  },
  lounge: async (visitor) => {
    const place = { loungeCode: LOUNGE.networkCode }
    const visit = await someVisit(visitor, '/loungePrebooking/getSubscribeTimes', place)
    const wanted = { ...place, ...visit, passengerNumber: PARTY }
    const { holdId } = await visitor.get('/loungePrebooking/checkAvailable', wanted)
    return { ...(await visitOrder(visitor, LOUNGE, visit)), holdId }
  },
  membership: async (visitor) => {
    const { planId, price } = await visitor.firstPlan()
    return { planId, additionalVisits: 0, email: lead.email, expectedTotal: price }
  },
}

type Visit = { readonly visitDate: string; readonly visitTime: string }

async function visitOrder(visitor: Visitor, { networkCode, quotePath }: typeof LANE, visit: Visit) {
  const price = await quote(visitor, quotePath, { networkCode })
  return { lead, passengers, networkCode, flightNumber: 'BA117', ...visit, ...price }
}

async function quote(visitor: Visitor, path: string, what: object) {
  const { totalAmount, currency } = await visitor.get(path, { ...what, passengerNumber: PARTY })
  return { expectedTotal: totalAmount, currency }
}

/** From the middle of what is offered: the first time may be too close once the servers have started again. */
async function someVisit(visitor: Visitor, path: string, place: object): Promise<Visit> {
  const { dates } = await visitor.get(path, { ...place, passengerNumber: PARTY })
  const offered = dates as { date: string; times: { visitTime: string }[] }[]
  const day = offered[Math.floor(offered.length / 2)]
  const [time] = day?.times ?? []
  if (day === undefined || time === undefined) throw new Error(`${path} offers no time`)
  return { visitDate: day.date, visitTime: time.visitTime }
}
