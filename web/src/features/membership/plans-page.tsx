import './membership.css'
import type { Data, Plan } from '@layover/api-client'
import { usePlansQuery, useWalkUpPriceQuery } from '../../api/api.ts'
import { PartTrouble } from '../../ui/page/part-trouble.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { NumberedSteps } from '../../ui/text/numbered-steps.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { PlanCard, PlanPlace } from './plan-card.tsx'
import { PlanTable } from './plan-table.tsx'
import { YearCost } from './year-cost.tsx'

type Shown = { plans: readonly Plan[] | undefined; walkUp: Data<'lounge.getCommonPrice'> | undefined }

const PLACES = ['a', 'b', 'c']

const STEPS = [
  { title: 'Buy a plan', text: 'Add visits if you need more.' },
  {
    title: 'Get your number',
    text: 'Your membership number and activation code appear as soon as you have paid.',
  },
  { title: 'Walk in', text: 'Show your number at the desk. One visit is used per person.' },
]

/** `/membership-plan`: the plans, their contents, and the cost of a year with each. */
export function PlansPage() {
  const { data: plans, isError, isFetching, refetch } = usePlansQuery({})
  const { data: walkUp } = useWalkUpPriceQuery({})
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
          <PartTrouble
            text="The plans did not load. Check your connection, then try again."
            onRetry={() => void refetch()}
            isBusy={isFetching}
          />
        ) : (
          <PlanCards plans={plans} walkUp={walkUp} />
        )}
      </Section>
      {(plans ? plans.length > 0 : !isError) && <Comparison plans={plans} walkUp={walkUp} />}
      <Section className="wrap" title="How it works">
        <NumberedSteps steps={STEPS} isWide />
      </Section>
      <GoodToKnow />
    </main>
  )
}

function PlanCards({ plans, walkUp }: Shown) {
  if (plans?.length === 0) return <p className="soft">There are no plans at the moment.</p>
  return (
    <ul className="plans" aria-busy={!plans}>
      {plans
        ? plans.map((plan, place) => <PlanCard plan={plan} place={place} walkUp={walkUp} key={plan.planId} />)
        : PLACES.map((place) => <PlanPlace key={place} />)}
    </ul>
  )
}

function Comparison({ plans, walkUp }: Shown) {
  return (
    <>
      <Section className="wrap" title="What would your year cost?" isBusy={!plans}>
        {plans ? <YearCost plans={plans} /> : <Skeleton shape="picture" className="comparison-place" />}
      </Section>
      {plans && (
        <Section className="wrap" title="Compare the plans" remark="All fees included">
          <PlanTable plans={plans} walkUp={walkUp} />
        </Section>
      )}
    </>
  )
}
