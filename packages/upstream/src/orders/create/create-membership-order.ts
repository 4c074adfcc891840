import type { calls, Request } from '@layover/contracts'
import type { CallContext } from '../../domain/call-context.ts'
import type { MembershipPlan } from '../../domain/catalogue.ts'
import { currencySymbol } from '../../domain/currency-symbol.ts'
import { Refused } from '../../domain/refused.ts'
import type { OrderDeps } from '../order-deps.ts'
import { createOrder, type Sale } from './create-order.ts'

type MembershipOrder = Request<typeof calls.purchasemembership.createOrder> & { readonly agentId?: string }

type PlanSale = Pick<Sale, 'lines' | 'total_minor'>

/**
 * The price of a plan with additional visits, line by line, in minor units of the plan's currency. Offer and order
 * both use it.
 *
 * @throws Refused NOT_AVAILABLE for more visits than the plan allows
 */
export function planSale(plan: MembershipPlan, additionalVisits: number): PlanSale {
  if (additionalVisits > plan.maxAdditionalVisits) throw new Refused('NOT_AVAILABLE')
  const extraMinor = additionalVisits * plan.additionalVisitPriceMinor
  const extra = { name: 'Additional visit', quantity: additionalVisits, amountMinor: extraMinor }
  return {
    lines: [
      { name: `${plan.name} membership`, quantity: 1, amountMinor: plan.priceMinor },
      ...(additionalVisits > 0 ? [extra] : []),
    ],
    total_minor: plan.priceMinor + extraMinor,
  }
}

/**
 * Orders a membership. It bears no name: the activation code identifies its owner.
 *
 * @throws the errors of createOrder; Refused NOT_AVAILABLE for more visits than the plan allows
 */
export async function createMembershipOrder(
  deps: OrderDeps,
  plan: MembershipPlan,
  body: MembershipOrder,
  context: CallContext,
) {
  const { additionalVisits, email } = body
  return await createOrder(deps, {
    serviceType: 'MEMBERSHIP',
    context,
    body,
    lead: { firstName: '', lastName: '', email },
    passengers: [],
    sell: async () => ({
      ...planSale(plan, additionalVisits),
      visit: null,
      discount_code: null,
      currency: plan.currency,
      currency_symbol: currencySymbol(plan.currency),
      validity_months: plan.validityMonths,
      membership: {
        planId: plan.planId,
        planName: plan.name,
        visits: plan.visitsIncluded + additionalVisits,
      },
    }),
  })
}
