import type { Tell } from '../cells/fault.ts'
import type { CodeRow } from '../tables/codes.ts'
import type { Tables } from '../tables/read-tables.ts'
import { checkAmounts } from './amounts.ts'
import { isInstant } from './instants.ts'
import { tellRepeated } from './unique.ts'

const file = 'codes.csv'
const MOST_PASSES = 99

/** Checks discount codes: what each is worth, and from when to when. */
export function checkCodes({ [file]: rows }: Tables, tell: Tell): void {
  tellRepeated(rows, { file, column: 'code', keyOf: ({ code }) => code }, tell)
  checkAmounts(file, rows, ({ kind, value }) => (isAmount(kind) ? { value } : {}), tell)
  for (const { line, row } of rows) {
    if (row === undefined) continue
    checkWorth(line, row, tell)
    checkBounds(line, row, tell)
  }
}

/** Whether the kind takes an amount off; the others have a number of per cent or of passes. */
function isAmount(kind: CodeRow['kind'] | undefined): boolean {
  return kind === 'PER_ORDER' || kind === 'PER_PASS'
}

function checkWorth(line: number, { kind, value, currency, serviceTypes }: CodeRow, tell: Tell): void {
  if (isAmount(kind) && currency === '')
    tell({ file, line, column: 'currency', message: `expected the currency of ${kind}, found nothing` })
  if (!isAmount(kind) && currency !== '')
    tell({ file, line, column: 'currency', message: `expected nothing for ${kind}, found '${currency}'` })
  const most = kind === 'PERCENT' ? 100 : MOST_PASSES
  if (!isAmount(kind) && !(/^[0-9]{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= most))
    tell({
      file,
      line,
      column: 'value',
      message: `expected a whole number from 1 to ${most} for ${kind}, found '${value}'`,
    })
  if (isAmount(kind) && Number(value) === 0)
    tell({ file, line, column: 'value', message: 'takes nothing off' })
  const repeated = serviceTypes.find((each, index) => serviceTypes.indexOf(each) !== index)
  if (repeated !== undefined) tell({ file, line, column: 'serviceTypes', message: `names ${repeated} twice` })
  if (serviceTypes.length === 0)
    tell({ file, line, column: 'serviceTypes', message: 'expected what it can be used for, found nothing' })
}

function checkBounds(line: number, row: CodeRow, tell: Tell): void {
  for (const column of ['validFrom', 'validUntil'] as const)
    if (!isInstant(row[column])) tell({ file, line, column, message: `no day and time is '${row[column]}'` })
  if (
    isInstant(row.validFrom) &&
    isInstant(row.validUntil) &&
    Date.parse(row.validFrom) >= Date.parse(row.validUntil)
  )
    tell({
      file,
      line,
      column: 'validUntil',
      message: `expected an instant after ${row.validFrom}, found '${row.validUntil}'`,
    })
  if (row.maxRedemptions !== null && row.initialRedemptions > row.maxRedemptions)
    tell({
      file,
      line,
      column: 'initialRedemptions',
      message: `expected at most the ${row.maxRedemptions} of maxRedemptions, found '${row.initialRedemptions}'`,
    })
}
