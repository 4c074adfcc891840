import { allCalls, type CallDefinition, LANGUAGE } from '@layover/contracts'
import type { Parts } from '../exchange/request-parts.ts'
import { sampleToken } from '../options/sample-data.ts'
import type { World } from '../run/world.ts'

const orderNo = 'LV-NOSUCHORDER000000000'
const visit = { visitDate: '2027-03-09', visitTime: '14:30' }
const lead = {
  firstName: 'Casey',
  lastName: 'Check',
  email: 'contract-check@example.com',
  mobile: { telAbbr: '44', number: '7400123456' },
}
const travellers = { lead, passengers: [{ firstName: 'Robin', lastName: 'Check' }] }
const confirm = { orderNo, payment: { method: 'token', token: sampleToken } }

/** Orders at an impossible price, so that an upstream that overlooks a mutation sells nothing. */
const money = { expectedTotal: '0.01', currency: 'XTS', discountCode: 'LAYOVER-NO-SUCH-CODE' }

type Bodies = Readonly<Record<string, Record<string, unknown>>>

function placeBodies({ lounge, lane }: World): Bodies {
  const loungeCode = lounge?.loungeCode ?? 'QQQ-NOWHERE'
  const { cipCode, airportCode } = lane ?? { cipCode: 'QQQ-FT', airportCode: 'QQQ' }
  const atLane = { ...travellers, ...money, ...visit, networkCode: cipCode, flightNumber: 'ZQ214' }
  const atLounge = { ...atLane, networkCode: loungeCode, holdId: 'hold-00000000' }
  return {
    'airport.getAirports': { latitude: 47.45, longitude: 8.56 },
    'airport.get': { keyword: 'zur' },
    'lounge.lounges': { airportCode },
    'lounge.detail': { loungeCode },
    'lounge.calculateLoungePrice': {
      passengerNumber: 2,
      networkCode: loungeCode,
      discountCode: 'LAYOVER-NO-SUCH-CODE',
    },
    'lounge.createOrder': { ...travellers, ...money },
    'lounge.confirmPaymentOrder': confirm,
    'cip.queryCipByAirportCode': { airportCode },
    'cip.detail': { cipCode, airportCode },
    'cip.getSubscribeTimes': { cipCode, passengerNumber: 2 },
    'cip.checkAvailable': { cipCode, ...visit, passengerNumber: 2 },
    'cip.calculatePrice': { networkCode: cipCode, passengerNumber: 2, discountCode: 'LAYOVER-NO-SUCH-CODE' },
    'cip.createOrder': atLane,
    'cip.confirmPaymentOrder': confirm,
    'loungePrebooking.getSubscribeTimes': { loungeCode, passengerNumber: 2 },
    'loungePrebooking.getAvailableSubscribeTimes': {
      loungeCode,
      visitDate: visit.visitDate,
      passengerNumber: 2,
    },
    'loungePrebooking.checkAvailable': { loungeCode, ...visit, passengerNumber: 2, holdId: 'hold-00000000' },
    'loungePrebooking.calculatePrice': {
      networkCode: loungeCode,
      passengerNumber: 2,
      discountCode: 'LAYOVER-NO-SUCH-CODE',
    },
    'loungePrebooking.createOrder': atLounge,
    'loungePrebooking.confirmPaymentOrder': confirm,
  }
}

function otherBodies(planId: string): Bodies {
  return {
    'product.getByEntity': { level: 2 },
    'discount.checkAvailable': { code: 'LAYOVER-NO-SUCH-CODE', serviceType: 'LOUNGE' },
    'pci.getPciParam': { switchToken: '' },
    'content.getGroupFaqList': { lang: LANGUAGE },
    'content.faqPage': { lang: LANGUAGE, type: 'fast-track', wd: 'pass', page: 1, size: 5 },
    'content.popularFaq': { lang: LANGUAGE },
    'content.getTcList': { lang: LANGUAGE, type: 'terms-of-service' },
    'purchasemembership.createOrder': {
      planId,
      additionalVisits: 1,
      email: lead.email,
      expectedTotal: '0.01',
    },
    'purchasemembership.confirmPayment': confirm,
    'order.get': { reference: 'ZZZZ-ZZZZ', key: 'A'.repeat(30) },
    'order.status': { orderNo },
  }
}

/** A right request of every call, with as many optional fields as possible, as the base of mutations. */
export function sampleRequests(world: World): ReadonlyMap<string, Parts> {
  const planId = world.plan?.planId ?? 'nowhere'
  const bodies: Bodies = { ...placeBodies(world), ...otherBodies(planId) }
  const others: Readonly<Record<string, Parts>> = {
    'lounge.createSession': { path: { agentId: 'layover' } },
    'purchasemembership.getPlanByAgentId': { query: { planId, additionalVisits: 1 } },
  }
  return new Map(allCalls.map((call) => [call.id, others[call.id] ?? requestOf(call, bodies[call.id])]))
}

/** For calls without personal data an example of the contract serves. */
function requestOf(call: CallDefinition, body: Record<string, unknown> | undefined): Parts {
  if (body !== undefined) return { body }
  return (call.examples[0]?.request ?? {}) as Parts
}
