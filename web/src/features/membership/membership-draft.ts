import type { Plan } from '@layover/api-client'
import { type CheckoutDraft, isSettling, restoreCheckoutDraft } from '../../checkout/journey/draft.ts'
import { isObject } from '../../session/json.ts'

/** The id of the one field of Booking details. */
export const EMAIL_FIELD = 'email'

/** A visitor's answers to buy a membership. */
export type MembershipDraft = CheckoutDraft & {
  /** Empty until the visitor chooses a plan; there is no default. */
  readonly planId: string
  /** As chosen. A plan that allows fewer leaves this number and counts up to its own limit. */
  readonly additionalVisits: number
  /** The plan that a link has put into the cart: a reload does not put it there again over another choice. */
  readonly linkedPlanId: string
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

/** Reads the stored draft, part by part; nothing in storage can break the page. */
export function restoreMembership(stored: unknown): MembershipDraft {
  if (!isObject(stored)) return EMPTY_MEMBERSHIP
  const { planId, additionalVisits, linkedPlanId, email } = stored
  const isCount = Number.isInteger(additionalVisits)
  return {
    ...restoreCheckoutDraft(stored),
    planId: typeof planId === 'string' ? planId : '',
    additionalVisits: isCount ? Math.min(VISITS_MAX, Math.max(0, Number(additionalVisits))) : 0,
    linkedPlanId: typeof linkedPlanId === 'string' ? linkedPlanId : '',
    email: typeof email === 'string' ? email : '',
  }
}

/** The chosen plan with its additional visits, and the sum of both. */
type Choice = { readonly plan: Plan; readonly additionalVisits: number; readonly visits: number }

/** The choice; undefined without a plan, or when the plan is no longer sold. */
export function choiceOf(plans: readonly Plan[], draft: MembershipDraft): Choice | undefined {
  const plan = plans.find(({ planId }) => planId === draft.planId)
  if (!plan) return undefined
  const additionalVisits = Math.min(draft.additionalVisits, plan.maxAdditionalVisits)
  return { plan, additionalVisits, visits: plan.visitsIncluded + additionalVisits }
}

/**
 * The draft with the plan of a link (`?planId=`), applied once, and not while the payment of another plan is being
 * checked.
 */
export function withLinkedPlan(
  draft: MembershipDraft,
  plans: readonly Plan[],
  linkedPlanId: string | null,
): MembershipDraft {
  const isSold = plans.some(({ planId }) => planId === linkedPlanId)
  if (linkedPlanId === null || !isSold || linkedPlanId === draft.linkedPlanId || isSettling(draft))
    return draft
  // The agreed total does not hold for another plan.
  const { agreed: _, ...answers } = draft
  return { ...answers, planId: linkedPlanId, linkedPlanId }
}
