import { randomUUID } from 'node:crypto'
import type { Visitor } from './visitor.ts'

export const SERVICES = ['pass', 'lounge', 'lane', 'membership'] as const

export type Service = (typeof SERVICES)[number]

/** One purchase of a visitor: one order under one key, which can be sent repeatedly. */
export interface Purchase {
  readonly visitor: Visitor
  readonly createPath: string
  readonly confirmPath: string
  readonly body: object
  readonly orderKey: string
  /** How many passes it brings; undefined for a membership, which has none. */
  readonly party: number | undefined
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
} as const satisfies Record<Service, readonly [create: string, confirm: string]>

/** Further wishes beside the kind of purchase. */
export interface Wish {
  readonly discountCode?: string
  readonly loungeCode?: string
  readonly cipCode?: string
  /** Chooses one of the offered times; by default one in the middle, since the first may soon be too close. */
  readonly choose?: (offered: readonly Visit[]) => Visit | undefined
}

/** No place is left for the party. */
export class SoldOut extends Error {}

/** Fills the cart by the shop's own calls, up to the review. */
export async function readyToOrder(visitor: Visitor, service: Service, wish: Wish = {}): Promise<Purchase> {
  const [createPath, confirmPath] = CALLS[service]
  const body = await carts[service](visitor, wish)
  const party = service === 'membership' ? undefined : PARTY
  return { visitor, createPath, confirmPath, body, orderKey: randomUUID(), party }
}

const carts: Record<Service, (visitor: Visitor, wish: Wish) => Promise<object>> = {
  pass: async (visitor, { discountCode }) => ({
    lead,
    passengers,
    ...(discountCode !== undefined && { discountCode }),
    ...(await quote(visitor, '/lounge/calculateLoungePrice', { discountCode })),
  }),
  lane: async (visitor, { cipCode = 'LHR-FT-T5', choose }) => {
    const visit = await someVisit(visitor, '/cip/getSubscribeTimes', { cipCode }, choose)
    return await visitOrder(visitor, '/cip/calculatePrice', cipCode, visit)
  },
  lounge: async (visitor, { loungeCode = 'LHR-HARRIER', choose }) => {
    const visit = await someVisit(visitor, '/loungePrebooking/getSubscribeTimes', { loungeCode }, choose)
    const wanted = { loungeCode, ...visit, passengerNumber: PARTY }
    const { available, holdId } = await visitor.get('/loungePrebooking/checkAvailable', wanted)
    if (available !== true) throw new SoldOut()
    return { ...(await visitOrder(visitor, '/loungePrebooking/calculatePrice', loungeCode, visit)), holdId }
  },
  membership: async (visitor) => {
    const { planId, price } = await visitor.firstPlan()
    return { planId, additionalVisits: 0, email: lead.email, expectedTotal: price }
  },
}

type Visit = { readonly visitDate: string; readonly visitTime: string }

async function visitOrder(visitor: Visitor, quotePath: string, networkCode: string, visit: Visit) {
  const price = await quote(visitor, quotePath, { networkCode })
  return { lead, passengers, networkCode, flightNumber: 'BA117', ...visit, ...price }
}

async function quote(visitor: Visitor, path: string, cart: object) {
  const { totalAmount, currency } = await visitor.get(path, { ...cart, passengerNumber: PARTY })
  return { expectedTotal: totalAmount, currency }
}

const inTheMiddle = (offered: readonly Visit[]) => offered[Math.floor(offered.length / 2)]

async function someVisit(
  visitor: Visitor,
  path: string,
  place: object,
  choose = inTheMiddle,
): Promise<Visit> {
  const { dates } = await visitor.get(path, { ...place, passengerNumber: PARTY })
  const days = dates as { date: string; times: { visitTime: string }[] }[]
  const offered = days.flatMap(({ date: visitDate, times }) =>
    times.map(({ visitTime }) => ({ visitDate, visitTime })),
  )
  const visit = choose(offered)
  if (visit === undefined) throw new SoldOut()
  return visit
}
