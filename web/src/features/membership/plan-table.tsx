import type { Data, Plan } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { validityInWords } from './validity.ts'

/** A way to pay: a plan, or single passes, with a cell for each row. */
type Way = { name: string; cells: readonly string[] }

const ROWS = [
  'Visits',
  'Price',
  'Price per visit',
  'Additional visits, each',
  'Maximum visits',
  'Valid for',
] as const

type Props = {
  plans: readonly Plan[]
  walkUp: Data<'lounge.getCommonPrice'> | undefined
}

/** All figures side by side, one column a plan. On a phone the name of a row stands above its cells. */
export function PlanTable({ plans, walkUp }: Props) {
  const ways = [...(walkUp ? [passWay(walkUp)] : []), ...plans.map(planWay)]
  return (
    // The roles are explicit, because some browsers do not treat a table laid out as a grid as a table.
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <table className="plan-table" role="table">
      <caption className="sr-only">The plans and a single pass compared</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tr role="row">
          <td className="plan-table__corner" />
          {ways.map(({ name }) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            <th role="columnheader" scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <tbody role="rowgroup">
        {ROWS.map((row, place) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above.
          <tr role="row" key={row}>
            {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
            <th role="rowheader" scope="row">
              {row}
            </th>
            {ways.map(({ name, cells }) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              <td role="cell" key={name}>
                {cells[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const NONE = '–'

function planWay(plan: Plan): Way {
  const { name, currencySymbol, price, visitPrice, additionalVisitPrice, visitsIncluded } = plan
  const money = (amount: string) => formatMoney({ amount, currencySymbol })
  return {
    name,
    cells: [
      String(visitsIncluded),
      money(price),
      visitPrice ? money(visitPrice) : NONE,
      plan.maxAdditionalVisits > 0 ? money(additionalVisitPrice) : NONE,
      String(visitsIncluded + plan.maxAdditionalVisits),
      validityInWords(plan.validityMonths),
    ],
  }
}

/** A pass is valid 1 year and opens a lounge once (P124, P137). */
function passWay({ price, currencySymbol }: Data<'lounge.getCommonPrice'>): Way {
  const money = formatMoney({ amount: price, currencySymbol })
  return { name: 'Single pass', cells: ['1', money, money, money, 'No limit', '1 year'] }
}
