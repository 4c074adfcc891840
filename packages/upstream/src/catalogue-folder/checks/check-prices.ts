import type { Tell } from '../cells/fault.ts'
import type { PriceRow } from '../tables/prices.ts'
import type { Tables } from '../tables/read-tables.ts'
import { checkAmounts } from './amounts.ts'
import { isInstant } from './instants.ts'

const file = 'prices.csv'

/** Checks plans, the walk-up price and the prices that begin later. */
export function checkPrices(tables: Tables, tell: Tell): void {
  const rows = tables[file]
  checkAmounts(
    file,
    rows,
    ({ price, prebookFee, additionalVisitPrice }) => ({ price, prebookFee, additionalVisitPrice }),
    tell,
  )
  checkWalkUp(tables, tell)
  const currencyOf = currencies(tables)
  const firsts = new Map<string, number>()
  for (const { line, row } of rows) {
    if (row === undefined) continue
    checkForm(line, row, tell)
    const thing = `${row.kind} ${row.code}`.trim()
    const own = currencyOf(thing)
    if (own === undefined)
      tell({ file, line, column: 'code', message: `there is no ${row.kind} '${row.code}' to have a price` })
    else if (own !== '' && own !== row.currency)
      tell({
        file,
        line,
        column: 'currency',
        message: `expected ${own}, in which ${thing} is sold, found '${row.currency}'`,
      })
    if (row.validFrom === null || !isInstant(row.validFrom)) continue
    const key = `${thing} ${Date.parse(row.validFrom)}`
    const before = firsts.get(key)
    if (before === undefined) firsts.set(key, line)
    else
      tell({
        file,
        line,
        column: 'validFrom',
        message: `line ${before} has a price of ${thing} from the same instant on`,
      })
  }
}

function checkWalkUp({ [file]: rows }: Tables, tell: Tell): void {
  const [first, ...others] = rows.filter(
    ({ values }) => values.kind === 'WALK_UP' && values.validFrom === null,
  )
  if (first === undefined)
    tell({ file, message: 'has no walk-up price: one row of WALK_UP has an empty validFrom' })
  for (const { line } of others)
    tell({
      file,
      line,
      column: 'validFrom',
      message: `the walk-up price stands on line ${first?.line} already`,
    })
}

function checkForm(line: number, row: PriceRow, tell: Tell): void {
  const { kind, code, validFrom, prebookFee, additionalVisitPrice } = row
  const expected = (column: keyof PriceRow, message: string) => tell({ file, line, column, message })
  if (kind === 'WALK_UP' && code !== '')
    expected('code', 'expected nothing: the walk-up pass is the same everywhere')
  if (kind !== 'WALK_UP' && validFrom === null)
    expected('validFrom', 'expected an instant: the price until then stands in its own table')
  if (validFrom !== null && !isInstant(validFrom)) expected('validFrom', `no day and time is '${validFrom}'`)
  if ((kind === 'LOUNGE') !== (prebookFee !== null))
    expected(
      'prebookFee',
      kind === 'LOUNGE' ? 'expected the fee from then on' : `expected nothing for ${kind}`,
    )
  if ((kind === 'PLAN') !== (additionalVisitPrice !== null))
    expected(
      'additionalVisitPrice',
      kind === 'PLAN' ? 'expected the price of a visit from then on' : `expected nothing for ${kind}`,
    )
}

/** The currency in which a thing is sold; undefined where there is no such thing, '' where it could not be read. */
function currencies(tables: Tables): (thing: string) => string | undefined {
  const walkUp = tables[file].find(({ values }) => values.kind === 'WALK_UP' && values.validFrom === null)
  const byThing = new Map([
    ['WALK_UP', walkUp?.values.currency ?? ''],
    ...tables['lounges.csv'].map(({ values }): [string, string] => [
      `LOUNGE ${values.loungeCode}`,
      values.currency ?? '',
    ]),
    ...tables['lanes.csv'].map(({ values }): [string, string] => [
      `LANE ${values.cipCode}`,
      values.currency ?? '',
    ]),
    ...tables['plans.csv'].map(({ values }): [string, string] => [
      `PLAN ${values.planId}`,
      values.currency ?? '',
    ]),
  ])
  return (thing) => byThing.get(thing)
}
