import { type CallDefinition, calls, type ServiceType } from '@layover/contracts'
import { toDecimal } from '@layover/rules/money'
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
  readonly visit?: Visit
}

/** One of the four purchases, as the checks of orders use it. */
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
  readonly plan?: Plan
  readonly place?: { readonly code: string; readonly timeZone: string; readonly leadHours: number }
}

const lead = {
  firstName: 'Casey',
  lastName: 'Check',
  email: 'contract-check@example.com',
  mobile: { telAbbr: '44', number: '7400123456' },
}

const travellers = { lead, passengers: [{ firstName: 'Robin', lastName: 'Check' }] }

/** Names of all travellers, the lead first. */
export const travellerNames = [lead, ...travellers.passengers].map(
  ({ firstName, lastName }) => `${firstName} ${lastName}`,
)

const withLead = (body: Basket['body'], fields: object) => ({ ...body, lead: { ...lead, ...fields } })

async function basketOf(
  run: Run,
  thing: Priced,
  code: string | undefined,
  extra: Readonly<Record<string, unknown>>,
): Promise<Basket | undefined> {
  const quoted = await quote(run, thing, travellerNames.length, code)
  if (quoted === undefined) return undefined
  const { totalAmount: total, currency } = quoted.price
  const body = {
    ...travellers,
    expectedTotal: total,
    currency,
    ...(code && { discountCode: code }),
    ...extra,
  }
  return { body, total, currency }
}

type Calls = Pick<Purchase, 'create' | 'confirm'>

/** The calls of all purchases have the same shape, but different paths. */
const callsOf = (create: CallDefinition, confirm: CallDefinition) => ({ create, confirm }) as unknown as Calls

function passes(run: Run, thing: Priced): Purchase {
  return {
    ...callsOf(calls.lounge.createOrder, calls.lounge.confirmPaymentOrder),
    serviceType: 'LOUNGE',
    people: travellerNames.length,
    fill: async (code) => await basketOf(run, thing, code, {}),
    vary: ({ body }) => withLead(body, { firstName: 'Corey' }),
    unknown: () => undefined,
  }
}

const slotFields = ({ visitDate, visitTime }: Visit) => ({ visitDate, visitTime, flightNumber: 'ZQ214' })

function lanes(
  run: Run,
  thing: Priced,
  lane: NonNullable<World['lane']>,
  visits: Iterator<Visit & Slot>,
): Purchase {
  const { cipCode, timeZone, hour: leadHours } = lane
  return {
    ...callsOf(calls.cip.createOrder, calls.cip.confirmPaymentOrder),
    serviceType: 'FASTTRACK',
    people: travellerNames.length,
    place: { code: cipCode, timeZone, leadHours },
    fill: async (code) => {
      const { value: visit } = visits.next() as { value?: Visit & Slot }
      if (visit === undefined) return undefined
      const basket = await basketOf(run, thing, code, { networkCode: cipCode, ...slotFields(visit) })
      return basket && { ...basket, visit }
    },
    vary: ({ body }) => withLead(body, { firstName: 'Corey' }),
    unknown: ({ body }) => ({ ...body, networkCode: 'QQQ-FT' }),
  }
}

function preBookings(
  run: Run,
  thing: Priced,
  lounge: NonNullable<World['lounge']>,
  visits: Iterator<Visit & Slot>,
): Purchase {
  const { loungeCode, timeZone } = lounge
  return {
    ...callsOf(calls.loungePrebooking.createOrder, calls.loungePrebooking.confirmPaymentOrder),
    serviceType: 'PREBOOK',
    people: travellerNames.length,
    place: { code: loungeCode, timeZone, leadHours: 48 },
    fill: async (code) => {
      const { value: visit } = visits.next() as { value?: Visit & Slot }
      const held = visit && (await takeHold(run, lounge, visit, travellerNames.length))
      if (visit === undefined || held === undefined) return undefined
      const { holdId } = held
      const basket = await basketOf(run, thing, code, {
        networkCode: loungeCode,
        holdId,
        ...slotFields(visit),
      })
      return basket && { ...basket, visit }
    },
    vary: ({ body }) => withLead(body, { firstName: 'Corey' }),
    unknown: ({ body }) => ({ ...body, networkCode: 'QQQ-NOWHERE' }),
  }
}

/** The price of a plan and its visits, where there is no offer. */
function sumOf({ price, additionalVisitPrice, currency }: Plan, visits: number): string {
  const [plan = 0, each = 0] = [minorOf(price, currency), minorOf(additionalVisitPrice, currency)]
  return toDecimal(plan + visits * each, currency)
}

function memberships(run: Run, plan: Plan): Purchase {
  const { planId, maxAdditionalVisits, currency } = plan
  const additionalVisits = Math.min(2, maxAdditionalVisits)
  return {
    ...callsOf(calls.purchasemembership.createOrder, calls.purchasemembership.confirmPayment),
    serviceType: 'MEMBERSHIP',
    people: 0,
    plan,
    fill: async () => {
      const query = { planId, additionalVisits }
      const offer = await run.fetch(calls.purchasemembership.getPlanByAgentId, { query })
      if (offer.kind !== 'success') return undefined
      const total = offer.data.totalAmount ?? sumOf(plan, additionalVisits)
      return { body: { ...query, email: lead.email, expectedTotal: total }, total, currency }
    },
    vary: ({ body }) => ({ ...body, email: 'another-check@example.com' }),
    unknown: ({ body }) => ({ ...body, planId: 'nowhere' }),
  }
}

/** The possible purchases here, with their visits. */
export function purchasesOf(
  run: Run,
  world: World,
  visits: { readonly lounge: Iterator<Visit & Slot>; readonly lane: Iterator<Visit & Slot> },
): Purchase[] {
  const things = pricedThings(world)
  const thing = (serviceType: Priced['serviceType']) =>
    things.find((each) => each.serviceType === serviceType)
  const [pass, lane, lounge] = [thing('LOUNGE'), thing('FASTTRACK'), thing('PREBOOK')]
  return [
    ...(pass ? [passes(run, pass)] : []),
    ...(lane && world.lane ? [lanes(run, lane, world.lane, visits.lane)] : []),
    ...(lounge && world.lounge ? [preBookings(run, lounge, world.lounge, visits.lounge)] : []),
    ...(world.plan ? [memberships(run, world.plan)] : []),
  ]
}
