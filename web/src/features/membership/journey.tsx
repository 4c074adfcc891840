import type { Input, Plan } from '@layover/api-client'
import type { Journey, OrderTerms } from '../../checkout/journey/journey.ts'
import { orderCalls } from '../../checkout/journey/order-calls.ts'
import type { ResultWords } from '../../checkout/journey/result-words.ts'
import { quotedBy } from '../../checkout/journey/use-quote.ts'
import { paymentStep } from '../../checkout/payment/payment-step.tsx'
import { reviewStep } from '../../checkout/steps/review-step.tsx'
import { dayInWords } from '../../ui/date/day-in-words.ts'
import { cartStep } from './cart-step.tsx'
import { emailStep } from './email-step.tsx'
import { membershipAddresses } from './membership-addresses.ts'
import { MembershipCard } from './membership-card.tsx'
import { choiceOf, EMPTY_MEMBERSHIP, type MembershipDraft, restoreMembership } from './membership-draft.ts'
import { planQuote } from './plan-quote.ts'
import { validityInWords, visitsInWords } from './validity.ts'

type MembershipOrder = Input<'purchasemembership.createOrder'>

/** A plan with additional visits (P15, P157), built from the plans on sale. */
export function membership(plans: readonly Plan[]): Journey<MembershipDraft> {
  return {
    name: 'membership',
    inputInfo: 'membershipPurchaseInputInfo',
    addresses: membershipAddresses,
    unit: { one: 'visit', many: 'visits' },
    usePriceOfOne: () => undefined,
    describe: (draft) => {
      const choice = choiceOf(plans, draft)
      if (!choice) return ['No plan chosen yet']
      const { plan, visits } = choice
      return [
        `${plan.name} membership`,
        `${visitsInWords(visits)}, valid ${validityInWords(plan.validityMonths)}`,
        'Any lounge in the network',
      ]
    },
    resultWords: membershipResult,
    emptyDraft: EMPTY_MEMBERSHIP,
    restore: restoreMembership,
    steps: [
      cartStep(plans),
      emailStep,
      reviewStep({ title: 'Check your membership', lead: 'You pay once. It does not renew automatically.' }),
      paymentStep(),
    ],
    count: (draft) => choiceOf(plans, draft)?.visits ?? 0,
    useQuote: quotedBy(planQuote, (draft: MembershipDraft) => {
      const choice = choiceOf(plans, draft)
      return choice && { planId: choice.plan.planId, additionalVisits: choice.additionalVisits }
    }),
    orderBody: (draft, terms) => orderBody(plans, draft, terms),
    calls: orderCalls('purchasemembership.createOrder', 'purchasemembership.confirmPayment'),
  }
}

/** The words of the result pages; those of a failure are exact (P162). */
const membershipResult: ResultWords = {
  serviceType: 'MEMBERSHIP',
  pictureCode: 'LAYOVER-MEMBER',
  title: () => 'You are a member',
  noun: 'purchase',
  isPrivate: true,
  next: ({ validUntil }) => [
    {
      title: 'Choose a lounge',
      text: `Any lounge in the network${validUntil ? `, until ${dayInWords(validUntil)}` : ''}. Check its opening hours.`,
    },
    {
      title: 'Show your membership number',
      text: 'Show it at the desk with a boarding pass for that day. One visit is used per person.',
    },
    {
      title: 'Add it to the Layover app',
      text: 'Use the activation code. Don’t share it, or the link of this page, which shows it.',
    },
  ],
  bought: (order) => <MembershipCard order={order} />,
  failure: {
    title: 'An error has occurred',
    sentence: 'We were unable to process your membership purchase. Please try again.',
  },
}

/** The call has no field for a discount code. */
function orderBody(plans: readonly Plan[], draft: MembershipDraft, { price }: OrderTerms): MembershipOrder {
  return {
    planId: draft.planId,
    additionalVisits: choiceOf(plans, draft)?.additionalVisits ?? 0,
    email: draft.email.trim(),
    expectedTotal: price.totalAmount,
  }
}
