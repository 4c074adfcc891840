import {
  allCalls,
  type CallDefinition,
  LANGUAGE,
  purchases,
  type ServiceType,
  serviceTypes,
} from '@layover/contracts'
import type { Parts } from '../exchange/request-parts.ts'
import { sampleToken } from '../options/sample-data.ts'
import type { World } from '../run/world.ts'
import { travellers } from '../suites/purchases.ts'

const orderNo = 'LV-NOSUCHORDER000000000'
const visit = { visitDate: '2027-03-09', visitTime: '14:30' }
const statusKey = 'A'.repeat(30)
const confirm = { orderNo, statusKey, payment: { method: 'token', token: sampleToken } }

const priced = { passengerNumber: 2, discountCode: 'LAYOVER-NO-SUCH-CODE' }

/** Orders at an impossible price, so that an upstream that overlooks a mutation sells nothing. */
const money = { expectedTotal: '0.01', currency: 'XTS', discountCode: 'LAYOVER-NO-SUCH-CODE' }

type Bodies = Readonly<Record<string, Record<string, unknown>>>

function codesOf({ lounge, lane, plan }: World) {
  const { cipCode, airportCode } = lane ?? { cipCode: 'QQQ-FT', airportCode: 'QQQ' }
  const { loungeCode } = lounge ?? { loungeCode: 'QQQ-NOWHERE' }
  return { loungeCode, cipCode, airportCode, planId: plan?.planId ?? 'nowhere' }
}

type Codes = ReturnType<typeof codesOf>

function placeBodies({ loungeCode, cipCode, airportCode }: Codes): Bodies {
  return {
    'airport.getAirports': { latitude: 47.45, longitude: 8.56 },
    'airport.get': { keyword: 'zur' },
    'lounge.lounges': { airportCode },
    'lounge.detail': { loungeCode },
    'lounge.calculateLoungePrice': { ...priced, networkCode: loungeCode },
    'cip.queryCipByAirportCode': { airportCode },
    'cip.detail': { cipCode, airportCode },
    'cip.getSubscribeTimes': { cipCode, passengerNumber: 2 },
    'cip.checkAvailable': { cipCode, ...visit, passengerNumber: 2 },
    'cip.calculatePrice': { ...priced, networkCode: cipCode },
    'loungePrebooking.getSubscribeTimes': { loungeCode, passengerNumber: 2 },
    'loungePrebooking.getAvailableSubscribeTimes': {
      loungeCode,
      visitDate: visit.visitDate,
      passengerNumber: 2,
    },
    'loungePrebooking.checkAvailable': { loungeCode, ...visit, passengerNumber: 2, holdId: 'hold-00000000' },
    'loungePrebooking.calculatePrice': { ...priced, networkCode: loungeCode },
  }
}

const otherBodies: Bodies = {
  'product.getByEntity': { level: 2 },
  'discount.checkAvailable': { code: 'LAYOVER-NO-SUCH-CODE', serviceType: 'LOUNGE' },
  'pci.getPciParam': { switchToken: '' },
  'content.getGroupFaqList': { lang: LANGUAGE },
  'content.faqPage': { lang: LANGUAGE, type: 'fast-track', wd: 'pass', page: 1, size: 5 },
  'content.popularFaq': { lang: LANGUAGE },
  'content.getTcList': { lang: LANGUAGE, type: 'terms-of-service' },
  'order.get': { reference: 'ZZZZ-ZZZZ', key: 'A'.repeat(30) },
  'order.pass': { passNumber: 'ZZZZ-ZZZZ-1', key: 'A'.repeat(30) },
  'order.status': { orderNo, statusKey },
  'order.mail': { reference: 'ZZZZ-ZZZZ', key: 'A'.repeat(30), email: 'contract-check@example.com' },
  'order.find': { email: 'contract-check@example.com', reference: 'ZZZZ-ZZZZ' },
}

/** What every purchase orders and pays. */
function orderBodies({ loungeCode, cipCode, planId }: Codes): Bodies {
  const atLane = { ...travellers, ...money, ...visit, networkCode: cipCode, flightNumber: 'ZQ214' }
  const orders: Record<ServiceType, Bodies[string]> = {
    LOUNGE: { ...travellers, ...money },
    FASTTRACK: atLane,
    PREBOOK: { ...atLane, networkCode: loungeCode, holdId: 'hold-00000000' },
    MEMBERSHIP: { planId, additionalVisits: 1, email: travellers.lead.email, expectedTotal: '0.01' },
  }
  const bodies = serviceTypes.flatMap((service) => [
    [purchases[service].createOrder.id, orders[service]],
    [purchases[service].confirm.id, confirm],
  ])
  return Object.fromEntries(bodies)
}

/** A right request of every call, with as many optional fields as possible, as the base of mutations. */
export function sampleRequests(world: World): ReadonlyMap<string, Parts> {
  const codes = codesOf(world)
  const bodies: Bodies = { ...placeBodies(codes), ...otherBodies, ...orderBodies(codes) }
  const others: Readonly<Record<string, Parts>> = {
    'lounge.createSession': { path: { agentId: 'layover' } },
    'purchasemembership.getPlanByAgentId': { query: { planId: codes.planId, additionalVisits: 1 } },
  }
  return new Map(allCalls.map((call) => [call.id, others[call.id] ?? requestOf(call, bodies[call.id])]))
}

/** For calls without personal data an example of the contract serves. */
function requestOf(call: CallDefinition, body: Record<string, unknown> | undefined): Parts {
  if (body !== undefined) return { body }
  return (call.examples[0]?.request ?? {}) as Parts
}
