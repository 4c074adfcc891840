import { toDecimal } from '@layover/rules/money'
import { presentPlan } from '../network/present.ts'
import { createMembershipOrder, planSale } from '../orders/create/create-membership-order.ts'
import { formatLines } from '../orders/order-responses.ts'
import { confirmOrder } from '../orders/pay/confirm-order.ts'
import type { HandlerDeps } from './deps.ts'
import { found } from './found.ts'
import type { HandlersOf } from './handler.ts'

export function purchaseMembershipHandlers({
  network,
  orders,
}: HandlerDeps): HandlersOf<'purchasemembership'> {
  const planOf = (planId: string) => found(network.plans.find((plan) => plan.planId === planId))
  return {
    getPlans: () => network.plans.map(presentPlan),
    getPlanByAgentId: ({ planId, additionalVisits = 0 }) => {
      const plan = planOf(planId)
      const { lines, total_minor } = planSale(plan, additionalVisits)
      const { currency } = plan
      return {
        ...presentPlan(plan),
        totalAmount: toDecimal(total_minor, currency),
        lines: formatLines({ lines, currency }),
      }
    },
    createOrder: async (request, context) =>
      await createMembershipOrder(orders, planOf(request.planId), request, context),
    confirmPayment: async (request, context) => await confirmOrder(orders, 'MEMBERSHIP', request, context),
  }
}
