import './membership.css'
import type { Plan } from '@layover/api-client'
import { usePlansQuery, useWalkUpPriceQuery } from '../../api/api.ts'
import { Notice } from '../../ui/card/notice.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Section } from '../../ui/page/section.tsx'
import { NumberedSteps } from '../../ui/text/numbered-steps.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { PlanCard, PlanPlace } from './plan-card.tsx'
import { PlanTable } from './plan-table.tsx'
import { YearCost } from './year-cost.tsx'

const PLACES = ['a', 'b', 'c']

const STEPS = [
  { title: 'Buy a plan', text: 'Add visits if you need more.' },
  {
    title: 'Get your number',
    text: 'You see your membership number and activation code as soon as you have paid.',
  },
  { title: 'Walk in', text: 'Show your number at the desk. One visit is used per person.' },
]

/** `/membership-plan`: the plans, their contents, and the cost of a year with each. */
export function PlansPage() {
  const { data: plans, isError, isFetching, refetch } = usePlansQuery({})
  return (
    <main id="main">
      <header className="wrap plans-page__head">
        <h1>Fly often? Pay less each visit.</h1>
        <p className="plans-page__lead">
          A plan is a set of lounge visits for a year. Use them in any lounge in the network, alone or with
          guests.
        </p>
      </header>
      <Section className="wrap plans-page__plans" title="Plans">
        {isError && !plans ? (
          <Notice tone="bad">
            <p>The plans did not come. Check your connection, then try again.</p>
            <Button className="mt-3" onClick={() => refetch()} disabled={isFetching}>
              Try again
            </Button>
          </Notice>
        ) : (
          <PlanCards plans={plans} />
        )}
      </Section>
      {plans && plans.length > 0 && <Comparison plans={plans} />}
      <Section className="wrap" title="How it works">
        <NumberedSteps steps={STEPS} isWide />
      </Section>
      <GoodToKnow />
    </main>
  )
}

function PlanCards({ plans }: { plans: readonly Plan[] | undefined }) {
  if (plans?.length === 0) return <p className="soft">There are no plans at the moment.</p>
  return (
    <ul className="plans" aria-busy={!plans}>
      {plans
        ? plans.map((plan, place) => <PlanCard plan={plan} place={place} key={plan.planId} />)
        : PLACES.map((place) => <PlanPlace key={place} />)}
    </ul>
  )
}

function Comparison({ plans }: { plans: readonly Plan[] }) {
  const { data: walkUp } = useWalkUpPriceQuery({})
  return (
    <>
      <Section className="wrap" title="What would your year cost?">
        <YearCost plans={plans} />
      </Section>
      <Section className="wrap" title="Compare the plans" remark="All fees in">
        <PlanTable plans={plans} walkUp={walkUp} />
      </Section>
    </>
  )
}
