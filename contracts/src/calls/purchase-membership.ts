import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { defineConfirm } from '../define-confirm.ts'
import { orderCreated } from '../examples/orders.ts'
import { membershipPaid } from '../examples/visits.ts'
import { closed } from '../shapes/closed.ts'
import { ProviderCode } from '../shapes/codes.ts'
import { Money } from '../shapes/money.ts'
import { MembershipConfirmed, OrderCreated, Replaces } from '../shapes/order.ts'
import { Email } from '../shapes/passenger.ts'
import { Plan, PlanOffer } from '../shapes/plan.ts'

export const about = 'Membership plans.'

const AdditionalVisits = Type.Integer({ minimum: 0, maximum: 999 })

const plan = {
  planId: 'LAYOVER-EXPLORER',
  name: 'Explorer',
  description: 'Six visits for anyone who flies every other month.',
  currency: 'GBP',
  currencySymbol: '£',
  price: '174.00',
  visitPrice: '29.00',
  visitsIncluded: 6,
  additionalVisitPrice: '27.00',
  maxAdditionalVisits: 10,
  benefits: [
    '6 lounge visits',
    'Any lounge in the network',
    'No booking needed',
    'Bring a guest: one visit each',
    'Additional visits £27 each',
  ],
  validityMonths: 12,
}

const membershipOrder = {
  planId: plan.planId,
  additionalVisits: 2,
  email: 'amelia@example.com',
  expectedTotal: '228.00',
}

export const getPlans = defineCall({
  id: 'purchasemembership.getPlans',
  method: 'GET',
  path: '/purchasemembership/getPlans',
  tag: 'purchasemembership',
  summary: 'The membership plans',
  description: 'Every plan that can be bought, cheapest first.',
  request: {},
  data: Type.Array(Plan, { maxItems: 50 }),
  agent: 'default',
  effect: 'read',
  ttlSeconds: 300,
  staleSeconds: 600,
  errorCodes: ['NOT_AVAILABLE'],
  examples: [{ name: 'the plans', given: 'catalogue', request: {}, reply: { data: [plan] } }],
})

export const getPlanByAgentId = defineCall({
  id: 'purchasemembership.getPlanByAgentId',
  method: 'GET',
  path: '/purchasemembership/getPlanByAgentId',
  tag: 'purchasemembership',
  summary: 'One plan, and what it costs with more visits',
  description:
    'The plan with this id; totalAmount is its price and that of the additional visits together, and lines list both.',
  request: {
    query: closed({ planId: ProviderCode, additionalVisits: Type.Optional(AdditionalVisits) }),
  },
  data: PlanOffer,
  agent: 'default',
  effect: 'read',
  errorCodes: ['NOT_FOUND', 'NOT_AVAILABLE'],
  examples: [
    {
      name: 'a plan with two more visits',
      given: 'catalogue',
      request: { query: { planId: 'LAYOVER-EXPLORER', additionalVisits: 2 } },
      reply: { data: { ...plan, totalAmount: '228.00', lines: membershipPaid.lines } },
    },
    {
      name: 'a plan nobody knows',
      given: 'catalogue',
      request: { query: { planId: 'nowhere' } },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const createOrder = defineCall({
  id: 'purchasemembership.createOrder',
  method: 'POST',
  path: '/purchasemembership/createOrder',
  tag: 'purchasemembership',
  summary: 'Order a membership',
  description:
    'Creates one order for a plan and its additional visits, at most once per Idempotency-Key. An order that it replaces ends with it; one that is being paid, or is paid, is not replaced.',
  request: {
    body: closed({
      planId: ProviderCode,
      additionalVisits: AdditionalVisits,
      email: Email,
      expectedTotal: Money,
      replaces: Type.Optional(Replaces),
    }),
  },
  data: OrderCreated,
  agent: 'default',
  effect: 'order',
  errorCodes: ['NOT_FOUND', 'NOT_AVAILABLE', 'ORDER_IN_PAYMENT', 'PRICE_CHANGED'],
  examples: [
    {
      name: 'an order of a plan with two more visits',
      given: 'catalogue',
      request: { body: membershipOrder },
      reply: { data: { ...orderCreated, totalAmount: '228.00' } },
    },
    {
      name: 'an order of a plan in place of one that was not paid',
      given: 'membership order created',
      request: { body: { ...membershipOrder, replaces: orderCreated.orderNo } },
      reply: { data: { ...orderCreated, totalAmount: '228.00' } },
    },
    {
      name: 'an order of a plan at another price',
      given: 'catalogue',
      request: { body: { ...membershipOrder, expectedTotal: '189.00' } },
      reply: { errorCode: 'PRICE_CHANGED' },
    },
    {
      name: 'an order for a plan nobody knows',
      given: 'catalogue',
      request: {
        body: { ...membershipOrder, planId: 'nowhere' },
      },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const confirmPayment = defineConfirm({
  id: 'purchasemembership.confirmPayment',
  path: '/purchasemembership/confirmPayment',
  tag: 'purchasemembership',
  summary: 'Pay for a membership',
  description: 'Charges the order at most once, and answers the membership number and its activation code.',
  data: MembershipConfirmed,
  ordered: 'membership order created',
  paid: membershipPaid,
  noun: 'a membership',
})
