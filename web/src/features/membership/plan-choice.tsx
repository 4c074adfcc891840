import type { Plan } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { ChoiceCard } from '../../ui/form/choice-card.tsx'
import { FieldMessages } from '../../ui/form/field.tsx'
import { CART } from './cart-words.ts'
import { visitsInWords } from './validity.ts'

/** The id of the control that an error summary links to. */
export const firstPlanId = 'plan-1'

type Props = {
  plans: readonly Plan[]
  chosen: string
  error: string | undefined
  onChoose: (planId: string) => void
}

/** The plans as equal choices, without a default. */
export function PlanChoice({ plans, chosen, error, onChoose }: Props) {
  return (
    <fieldset className="plan-choice" aria-describedby={error && `${firstPlanId}-error`}>
      <legend className="plan-choice__legend">{CART.choose}</legend>
      {plans.length === 0 && <p className="soft">There are no plans at the moment.</p>}
      {plans.map(({ planId, name, currencySymbol, price, visitPrice, visitsIncluded }, place) => (
        <ChoiceCard
          key={planId}
          id={place === 0 ? firstPlanId : undefined}
          name="plan"
          value={planId}
          title={name}
          price={formatMoney({ amount: price, currencySymbol })}
          checked={planId === chosen}
          onChange={() => onChoose(planId)}
        >
          {visitsInWords(visitsIncluded)}
          {visitPrice && `, ${formatMoney({ amount: visitPrice, currencySymbol })} per visit`}
        </ChoiceCard>
      ))}
      <FieldMessages id={firstPlanId} error={error} />
    </fieldset>
  )
}
