import type { Data, Plan } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { Check } from 'lucide-react'
import { WindowRow } from '../../company/window-row.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { planPath } from './membership-addresses.ts'
import { skyOf, validityInWords, visitsInWords } from './validity.ts'

const LINES = ['a', 'b', 'c', 'd', 'e']

type Props = {
  plan: Plan
  /** Counts from 0, the cheapest plan first. */
  place: number
  /** The price of a single pass, once it has loaded. */
  walkUp: Data<'lounge.getCommonPrice'> | undefined
}

/** One plan: its contents, and its price per visit beside that of a single pass. */
export function PlanCard({ plan, place, walkUp }: Props) {
  const { planId, name, description, currencySymbol, price, visitPrice, visitsIncluded, benefits } = plan
  return (
    <li className="card plan">
      <div className="plan__head">
        <h3>{name}</h3>
        <span className="small soft">{validityInWords(plan.validityMonths)}</span>
      </div>
      <WindowRow count={visitsIncluded} sky={skyOf(place)} />
      <p className="plan__price">
        <b>{formatMoney({ amount: price, currencySymbol })}</b>{' '}
        <span className="small soft">
          {visitPrice
            ? `${formatMoney({ amount: visitPrice, currencySymbol })} per visit`
            : `for ${visitsInWords(visitsIncluded)}`}
        </span>
        <span className="plan__walk-up small soft">
          {visitPrice && walkUp?.currency === plan.currency && insteadOf(walkUp)}
        </span>
      </p>
      <p className="soft">{description}</p>
      <ul className="plan__benefits small">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Check size={18} aria-hidden /> {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink look="solid" isWide to={planPath(planId)}>
        Buy {name}
      </ButtonLink>
    </li>
  )
}

function insteadOf({ price, currencySymbol }: Data<'lounge.getCommonPrice'>): string {
  return `instead of ${formatMoney({ amount: price, currencySymbol })} for a single pass`
}

/** The placeholder of a plan, at its true size. */
export function PlanPlace() {
  return (
    <li className="card plan">
      <div className="plan__head">
        <Skeleton shape="text" width="half" />
      </div>
      <Skeleton shape="picture" className="plan__windows-place" />
      <p className="plan__price">
        <Skeleton shape="text" width="half" className="plan__price-place" />
        <span className="plan__walk-up small" />
      </p>
      <p>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </p>
      <p className="plan__benefits small">
        {LINES.map((line) => (
          <Skeleton shape="text" width="half" key={line} />
        ))}
      </p>
      <Skeleton shape="button" className="plan__button-place" />
    </li>
  )
}
