import type { Plan } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { useState } from 'react'
import { Stepper } from '../../ui/form/stepper.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { useYearCost, type Way } from './use-year-cost.ts'
import { visitsInWords } from './validity.ts'

/** Every other month: a starting number, not a promise. */
const VISITS_AT_FIRST = 6

/** The cost of a year with each way, for a number of visits that the visitor chooses. */
export function YearCost({ plans }: { plans: readonly Plan[] }) {
  const [visits, setVisits] = useState(VISITS_AT_FIRST)
  const ways = useYearCost(plans, visits)
  const nameOf = ({ planId }: Pick<Way, 'planId'>) =>
    plans.find((plan) => plan.planId === planId)?.name ?? 'Single passes'
  const shown = ways ?? [undefined, ...plans].map((plan) => ({ planId: plan?.planId }))
  return (
    <div className="card year-cost">
      <div className="year-cost__question">
        <p>
          <b>Visits in a year</b>
          <br />
          <span className="small soft">Count each guest as a visit.</span>
        </p>
        <Stepper label="Visits in a year" value={visits} onChange={setVisits} />
      </div>
      <ul className="year-cost__ways" aria-busy={!ways}>
        {shown.map((way) => {
          const plan = plans.find(({ planId }) => planId === way.planId)
          return (
            <li className="year-cost__way" key={way.planId ?? ''}>
              <span>
                <b>{nameOf(way)}</b>
                {'isLowest' in way && way.isLowest && <span className="year-cost__lowest">Lowest price</span>}
                <br />
                <span className="small soft">{plan ? contentsOf(plan, visits) : passesInWords(visits)}</span>
              </span>
              <b className="year-cost__total">
                {'isLowest' in way ? totalInWords(way) : <Skeleton shape="text" />}
              </b>
            </li>
          )
        })}
      </ul>
      <p className="sr-only" role="status">
        {ways && verdict(ways, visits, nameOf)}
      </p>
    </div>
  )
}

function passesInWords(visits: number): string {
  return visits === 1 ? '1 pass' : `${visits} passes`
}

function contentsOf({ visitsIncluded, maxAdditionalVisits }: Plan, visits: number): string {
  if (visits > visitsIncluded + maxAdditionalVisits)
    return `Up to ${visitsInWords(visitsIncluded + maxAdditionalVisits)}`
  if (visits > visitsIncluded) return `${visitsInWords(visitsIncluded)} and ${visits - visitsIncluded} more`
  if (visits === visitsIncluded) return visitsInWords(visitsIncluded)
  return `${visitsInWords(visitsIncluded)}, ${visitsIncluded - visits} to spare`
}

function totalInWords({ total }: Way): string {
  return total ? formatMoney(total) : '–'
}

function verdict(ways: readonly Way[], visits: number, nameOf: (way: Way) => string): string {
  const lowest = ways.filter(({ isLowest }) => isLowest)
  const [first] = lowest
  if (!first?.total) return ''
  return `${visitsInWords(visits)}: lowest with ${lowest.map(nameOf).join(' or ')}, ${formatMoney(first.total)}.`
}
