import { calls, type Data, purchases, type ServiceType } from '@layover/contracts'
import { toDecimal } from '@layover/rules/money'
import type { Good } from '../run/answer.ts'
import { dataOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Plan, World } from '../run/world.ts'
import { takeHold } from './holds.ts'
import { minorOf } from './money.ts'
import { type Priced, pricedThings, quote } from './quote.ts'
import type { Slot, Visit } from './slots.ts'

/** An order's body, and its price. */
export interface Basket {
  readonly body: Readonly<Record<string, unknown>>
  readonly total: string
  readonly currency: string
  readonly currencySymbol: string
  readonly visit?: Visit
}

/** One purchase, as the checks of orders use it. */
export interface Purchase {
  readonly serviceType: ServiceType
  readonly create: typeof calls.lounge.createOrder
  readonly confirm: typeof calls.purchasemembership.confirmPayment
  /** A fresh basket: a hold of its own, where there are holds. `code` takes a discount code along. */
  readonly fill: (code?: string) => Promise<Basket | undefined>
  /** The same basket with another content. */
  readonly vary: (basket: Basket) => Basket['body']
  /** A basket with an unknown product. */
  readonly unknown: (basket: Basket) => Basket['body'] | undefined
  /** The number of travellers; 0 where the order names none. */
  readonly people: number
  /** The codes that it is ordered with, by their names in `--data`; the one for one use is used up. */
  readonly codes: readonly ('percent' | 'allFree' | 'once')[]
  readonly plan?: Plan
  readonly place?: { readonly code: string; readonly timeZone: string; readonly leadHours: number }
  /** The room that is left at a time, where orders take it without a hold. */
  readonly room?: (visit: Visit) => Promise<Good<Data<typeof calls.cip.checkAvailable>> | undefined>
}

const lead = {
  firstName: 'Casey',
  lastName: 'Check',
  email: 'contract-check@example.com',
  mobile: { telAbbr: '44', number: '7400123456' },
}

export const travellers = { lead, passengers: [{ firstName: 'Robin', lastName: 'Check' }] }

/** Names of all travellers, the lead first. */
export const travellerNames = [lead, ...travellers.passengers].map(
  ({ firstName, lastName }) => `${firstName} ${lastName}`,
)

async function basketOf(
  run: Run,
  thing: Priced,
  code: string | undefined,
  extra: Readonly<Record<string, unknown>>,
): Promise<Basket | undefined> {
  const quoted = await quote(run, thing, travellerNames.length, code)
  if (quoted === undefined) return undefined
  const { totalAmount: total, currency, currencySymbol } = quoted.price
  const body = {
    ...travellers,
    lead: { ...lead, email: run.mailbox },
    expectedTotal: total,
    currency,
    ...(code && { discountCode: code }),
    ...extra,
  }
  return { body, total, currency, currencySymbol }
}

/** The calls of all purchases have the same shape, but different paths. */
function sold(serviceType: ServiceType) {
  const { createOrder: create, confirm } = purchases[serviceType]
  return { serviceType, create, confirm } as unknown as Pick<Purchase, 'serviceType' | 'create' | 'confirm'>
}

/** The purchases by the head, which name their travellers. */
const byHead = {
  people: travellerNames.length,
  codes: ['percent'],
  vary: ({ body }: Basket) => ({ ...body, lead: { ...Object(body.lead), firstName: 'Corey' } }),
} as const

function passes(run: Run, thing: Priced): Purchase {
  return {
    ...sold('LOUNGE'),
    ...byHead,
    codes: ['percent', 'allFree', 'once'],
    fill: async (code) => await basketOf(run, thing, code, {}),
    unknown: () => undefined,
  }
}

type Times = Iterator<Visit & Slot>

interface Visiting {
  readonly place: NonNullable<Purchase['place']>
  readonly times: Times
  /** Takes the places at a time, where an order needs that first, for these fields of its body. */
  readonly take?: (visit: Visit & Slot) => Promise<object | undefined>
}

/** A place's visits, each at the next free time. */
function visiting(run: Run, thing: Priced, { place, times, take = async () => ({}) }: Visiting): Purchase {
  return {
    ...sold(thing.serviceType),
    ...byHead,
    place,
    fill: async (code) => {
      const { value: visit } = times.next() as { value?: Visit & Slot }
      const taken = visit && (await take(visit))
      if (visit === undefined || taken === undefined) return undefined
      const { visitDate, visitTime } = visit
      const slot = { visitDate, visitTime, flightNumber: 'ZQ214' }
      const basket = await basketOf(run, thing, code, { networkCode: place.code, ...taken, ...slot })
      return basket && { ...basket, visit }
    },
    unknown: ({ body }) => ({ ...body, networkCode: 'QQQ-NOWHERE' }),
  }
}

function lanes(run: Run, thing: Priced, lane: NonNullable<World['lane']>, times: Times): Purchase {
  const { cipCode, timeZone, hour: leadHours } = lane
  return {
    ...visiting(run, thing, { place: { code: cipCode, timeZone, leadHours }, times }),
    room: async ({ visitDate, visitTime }) => {
      const body = { cipCode, visitDate, visitTime, passengerNumber: 1 }
      return await dataOf(run, calls.cip.checkAvailable, { body })
    },
  }
}

function preBookings(run: Run, thing: Priced, lounge: NonNullable<World['lounge']>, times: Times): Purchase {
  const place = { code: lounge.loungeCode, timeZone: lounge.timeZone, leadHours: 48 }
  const take = async (visit: Visit & Slot) => {
    const held = await takeHold(run, lounge, visit, travellerNames.length)
    return held && { holdId: held.holdId }
  }
  return visiting(run, thing, { place, times, take })
}

/** The price of a plan and its visits, where there is no offer. */
function sumOf({ price, additionalVisitPrice, currency }: Plan, visits: number): string {
  const [plan = 0, each = 0] = [minorOf(price, currency), minorOf(additionalVisitPrice, currency)]
  return toDecimal(plan + visits * each, currency)
}

function memberships(run: Run, plan: Plan): Purchase {
  const { planId, maxAdditionalVisits, currency, currencySymbol } = plan
  const additionalVisits = Math.min(2, maxAdditionalVisits)
  return {
    ...sold('MEMBERSHIP'),
    people: 0,
    codes: [],
    plan,
    fill: async () => {
      const query = { planId, additionalVisits }
      const offer = await run.fetch(calls.purchasemembership.getPlanByAgentId, { query })
      if (offer.kind !== 'success') return undefined
      const total = offer.data.totalAmount ?? sumOf(plan, additionalVisits)
      const body = { ...query, email: run.mailbox, expectedTotal: total }
      return { body, total, currency, currencySymbol }
    },
    vary: ({ body }) => ({ ...body, email: 'another-check@example.com' }),
    unknown: ({ body }) => ({ ...body, planId: 'nowhere' }),
  }
}

/** The possible purchases here, with their visits. */
export function purchasesOf(
  run: Run,
  world: World,
  visits: { readonly lounge: Times; readonly lane: Times },
): Purchase[] {
  const things = pricedThings(world)
  const thing = (serviceType: ServiceType) => things.find((each) => each.serviceType === serviceType)
  const [pass, lane, lounge] = [thing('LOUNGE'), thing('FASTTRACK'), thing('PREBOOK')]
  const all: Record<ServiceType, Purchase | undefined> = {
    LOUNGE: pass && passes(run, pass),
    FASTTRACK: lane && world.lane && lanes(run, lane, world.lane, visits.lane),
    PREBOOK: lounge && world.lounge && preBookings(run, lounge, world.lounge, visits.lounge),
    MEMBERSHIP: world.plan && memberships(run, world.plan),
  }
  return Object.values(all).filter((each) => each !== undefined)
}
