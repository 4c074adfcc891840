import type { Plan } from '@layover/api-client'
import { type CheckoutDraft, isSettling, restoreCheckoutDraft } from '../../checkout/journey/draft.ts'
import { isObject } from '../../session/json.ts'

/** What a visitor answers to buy a membership. */
export type MembershipDraft = CheckoutDraft & {
  /** Empty until a plan is chosen: none is chosen for anybody. */
  readonly planId: string
  /** As chosen; a plan that allows fewer leaves it and takes as many as it may. */
  readonly additionalVisits: number
  /** The plan that a link has put into the cart: a reload does not put it there again over another choice. */
  readonly linkedPlanId: string
  /** Next was pressed on the cart. */
  readonly isCartSeen: boolean
  readonly email: string
}

export const EMPTY_MEMBERSHIP: MembershipDraft = {
  planId: '',
  additionalVisits: 0,
  linkedPlanId: '',
  isCartSeen: false,
  email: '',
}

const VISITS_MAX = 999

/** Reads what the session stored, part by part; nothing that was stored can break the page. */
export function restoreMembership(stored: unknown): MembershipDraft {
  if (!isObject(stored)) return EMPTY_MEMBERSHIP
  const { planId, additionalVisits, linkedPlanId, email } = stored
  const isCount = Number.isInteger(additionalVisits)
  return {
    ...restoreCheckoutDraft(stored),
    planId: typeof planId === 'string' ? planId : '',
    additionalVisits: isCount ? Math.min(VISITS_MAX, Math.max(0, Number(additionalVisits))) : 0,
    linkedPlanId: typeof linkedPlanId === 'string' ? linkedPlanId : '',
    isCartSeen: stored.isCartSeen === true,
    email: typeof email === 'string' ? email : '',
  }
}

/** The chosen plan with its additional visits, and how many visits both are. */
type Choice = { readonly plan: Plan; readonly additionalVisits: number; readonly visits: number }

/** What was chosen; undefined without a plan, or where the plan is not sold any more. */
export function choiceOf(plans: readonly Plan[], draft: MembershipDraft): Choice | undefined {
  const plan = plans.find(({ planId }) => planId === draft.planId)
  if (!plan) return undefined
  const additionalVisits = Math.min(draft.additionalVisits, plan.maxAdditionalVisits)
  return { plan, additionalVisits, visits: plan.visitsIncluded + additionalVisits }
}

/** The draft with the plan that a link names (`?planId=`), once, and while no payment of another one is being checked. */
export function withLinkedPlan(
  draft: MembershipDraft,
  plans: readonly Plan[],
  linkedPlanId: string | null,
): MembershipDraft {
  const isSold = plans.some(({ planId }) => planId === linkedPlanId)
  if (linkedPlanId === null || !isSold || linkedPlanId === draft.linkedPlanId || isSettling(draft))
    return draft
  // Whatever was agreed to does not hold for another plan.
  const { agreed: _, ...answers } = draft
  return { ...answers, planId: linkedPlanId, linkedPlanId }
}
