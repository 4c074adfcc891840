import { toDecimal } from '@layover/rules/money'
import { presentPlan } from '../network/present.ts'
import type { HandlerDeps } from './deps.ts'
import { found, notAvailable, notFound } from './found.ts'
import type { HandlersOf } from './handler.ts'

export function purchaseMembershipHandlers({ network }: HandlerDeps): HandlersOf<'purchasemembership'> {
  const planOf = (planId: string) => found(network.plans.find((plan) => plan.planId === planId))
  return {
    getPlans: () => network.plans.map(presentPlan),
    getPlanByAgentId: ({ planId, additionalVisits = 0 }) => {
      const plan = planOf(planId)
      if (additionalVisits > plan.maxAdditionalVisits) return notAvailable()
      const totalMinor = plan.priceMinor + additionalVisits * plan.additionalVisitPriceMinor
      return { ...presentPlan(plan), totalAmount: toDecimal(totalMinor, plan.currency) }
    },
    createOrder: ({ planId }) => {
      planOf(planId)
      return notAvailable()
    },
    // No order of this kind exists yet, so no number names one.
    confirmPayment: notFound,
  }
}
