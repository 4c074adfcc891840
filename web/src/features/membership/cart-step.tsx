import './membership-purchase.css'
import type { Plan } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { CartItem, QUANTITY_FIELD } from '../../checkout/cart/cart-item.tsx'
import type { Step, StepProps } from '../../checkout/journey/journey.ts'
import { StepFrame } from '../../checkout/steps/step-frame.tsx'
import { WindowRow } from '../../company/window-row.tsx'
import { Notice } from '../../ui/card/notice.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useVisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { Link } from '../../ui/text/link.tsx'
import { CART } from './cart-words.ts'
import { choiceOf, type MembershipDraft } from './membership-draft.ts'
import { firstPlanId, PlanChoice } from './plan-choice.tsx'
import { skyOf, validityInWords, visitsInWords } from './validity.ts'

/** The first step: the plan and its additional visits. */
export function cartStep(plans: readonly Plan[]): Step<MembershipDraft> {
  return {
    stage: 'Cart',
    title: 'Cart',
    applies: () => true,
    isComplete: (draft) => draft.isCartSeen && choiceOf(plans, draft) !== undefined,
    summary: (draft) => {
      const choice = choiceOf(plans, draft)
      if (!choice) return []
      const { plan, additionalVisits, visits } = choice
      const parts = `${plan.visitsIncluded} included, ${additionalVisits} additional`
      return [
        { label: 'Plan', value: plan.name, fieldId: firstPlanId },
        {
          label: 'Visits',
          value: additionalVisits > 0 ? `${visits} (${parts})` : String(visits),
          fieldId: QUANTITY_FIELD,
        },
        { label: 'Valid', value: `${validityInWords(plan.validityMonths)} from the day you pay` },
      ]
    },
    component: (props: StepProps<MembershipDraft>) => <CartStep {...props} plans={plans} />,
  }
}

type Props = StepProps<MembershipDraft> & { plans: readonly Plan[] }

function CartStep({ checkout, plans }: Props) {
  const { draft, update, goOn } = checkout
  const isChosen = choiceOf(plans, draft) !== undefined
  const visible = useVisibleErrors(isChosen ? {} : { [firstPlanId]: 'Please choose a plan.' })
  const next = () => {
    if (!isChosen) return visible.showAll()
    goOn({ isCartSeen: true })
  }
  return (
    <StepFrame
      checkout={checkout}
      title={CART.title}
      lead={CART.lead}
      onSubmit={next}
      actionNote="Next: your email address"
      hasError={visible.summary.length > 0}
    >
      <ErrorSummary errors={visible.summary} attempt={visible.attempt} />
      <PlanChoice
        plans={plans}
        chosen={draft.planId}
        error={visible.of(firstPlanId)}
        onChoose={(planId) => update({ planId })}
      />
      <ChosenPlan checkout={checkout} plans={plans} />
      <Notice>
        {CART.notice} <Link to="/membership-plan">{CART.compare}</Link>
      </Notice>
    </StepFrame>
  )
}

/** The contents of the cart, with a window for each visit, additional ones included. */
function ChosenPlan({ checkout, plans }: Props) {
  const { draft, update } = checkout
  const choice = choiceOf(plans, draft)
  if (!choice) return null
  const { plan, additionalVisits, visits } = choice
  const each = formatMoney({ ...plan, amount: plan.additionalVisitPrice })
  return (
    <section className="checkout__group" aria-label="Item">
      <CartItem
        title={`${plan.name} membership`}
        pictureCode={plan.planId}
        countLabel="Additional visits"
        countRemark={`${each} each, up to ${plan.maxAdditionalVisits}`}
        count={additionalVisits}
        min={0}
        max={plan.maxAdditionalVisits}
        onCount={(count) => update({ additionalVisits: count })}
      >
        <div>
          {visitsInWords(visits)}, valid {validityInWords(plan.validityMonths)}
        </div>
        <div className="chosen-plan__windows">
          <WindowRow count={visits} sky={skyOf(plans.indexOf(plan))} />
        </div>
      </CartItem>
    </section>
  )
}
