import type { Data, Plan } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { validityInWords } from './validity.ts'

/** The columns, each with its label for rows drawn as cards. */
const COLUMNS = [
  'Visits',
  'Valid for',
  'Price',
  'Price a visit',
  'Each further visit',
  'Visits at most',
] as const

type Row = { name: string; isPlan: boolean; cells: readonly string[] }

type Props = { plans: readonly Plan[]; walkUp: Data<'lounge.getCommonPrice'> | undefined }

/** All figures side by side, with a single pass. On a phone each row becomes a card. */
export function PlanTable({ plans, walkUp }: Props) {
  const rows = [...(walkUp ? [passRow(walkUp)] : []), ...plans.map(planRow)]
  return (
    // The roles are explicit, because some browsers do not treat a table laid out as cards as a table.
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <table className="plan-table" role="table">
      <caption className="sr-only">The plans and a single pass compared</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tr role="row">
          {['Plan', ...COLUMNS].map((column) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            <th role="columnheader" scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TableRow row={row} key={row.name} />
        ))}
      </tbody>
    </table>
  )
}

function TableRow({ row: { name, isPlan, cells } }: { row: Row }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see PlanTable.
    <tr role="row" className={isPlan ? undefined : 'plan-table__other'}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see PlanTable. */}
      <th role="rowheader" scope="row">
        {name}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/a11y/noRedundantRoles: see PlanTable.
        <td role="cell" data-label={COLUMNS[index]} key={COLUMNS[index]}>
          {cell}
        </td>
      ))}
    </tr>
  )
}

const NONE = '–'

function planRow(plan: Plan): Row {
  const { name, currencySymbol, price, visitPrice, additionalVisitPrice } = plan
  const money = (amount: string) => formatMoney({ amount, currencySymbol })
  const canAdd = plan.maxAdditionalVisits > 0
  return {
    name,
    isPlan: true,
    cells: [
      String(plan.visitsIncluded),
      validityInWords(plan.validityMonths),
      money(price),
      visitPrice ? money(visitPrice) : NONE,
      canAdd ? money(additionalVisitPrice) : NONE,
      String(plan.visitsIncluded + plan.maxAdditionalVisits),
    ],
  }
}

/** A pass is valid 1 year and opens a lounge once (P124, P137). */
function passRow({ price, currencySymbol }: Data<'lounge.getCommonPrice'>): Row {
  const money = formatMoney({ amount: price, currencySymbol })
  return { name: 'Single pass', isPlan: false, cells: ['1', '1 year', money, money, money, 'No limit'] }
}
