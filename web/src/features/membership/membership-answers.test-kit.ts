import { success } from '../../api/fake-gateway.test-kit.ts'
import { created, paid, shopAnswering } from '../../checkout/stories/purchase-answers.test-kit.ts'
import { plans } from '../../test-kits/offer-answers.test-kit.ts'

/** Test support: a shop that sells two plans; its totals and lines are the contract's example. */
export const membershipPaths = {
  plans: '/api/purchasemembership/getPlans',
  offer: '/api/purchasemembership/getPlanByAgentId',
  order: '/api/purchasemembership/createOrder',
  confirm: '/api/purchasemembership/confirmPayment',
} as const

const lines = [
  { name: 'Explorer membership', quantity: 1, amount: '174.00' },
  { name: 'Additional visit', quantity: 2, amount: '54.00' },
]

const { passes: _, ...order } = paid

export const bought = {
  ...order,
  serviceType: 'MEMBERSHIP',
  leadName: '',
  lines,
  totalAmount: '228.00',
  planName: 'Explorer',
  visits: 8,
  validUntil: '2028-03-06',
  membershipNumber: 'LM-4829-137-750',
  activationCode: '7K2M-Q9XD-R4TW',
}

/** The server's total for a plan with additional visits: no multiplication yields it. */
const offerTotal = (planId: string, additionalVisits: number) =>
  planId === 'LAYOVER-EXPLORER' && additionalVisits === 2 ? '228.00' : `${300 + additionalVisits}.07`

export function membershipAnswering(answers: Parameters<typeof shopAnswering>[0] = {}) {
  return shopAnswering({
    [membershipPaths.plans]: () => success(plans),
    [membershipPaths.offer]: (query) => {
      const { planId, additionalVisits } = query as { planId: string; additionalVisits: number | string }
      const plan = plans.find((each) => each.planId === planId)
      const totalAmount = offerTotal(planId, Number(additionalVisits))
      return success({ ...plan, totalAmount, ...(totalAmount === '228.00' && { lines }) })
    },
    [membershipPaths.order]: () => success({ ...created, totalAmount: '228.00' }),
    [membershipPaths.confirm]: () => success(bought),
    '/api/order/get': () => success(bought),
    ...answers,
  })
}
