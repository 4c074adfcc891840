import type { Tell } from '../cells/fault.ts'
import type { Tables } from '../tables/read-tables.ts'
import { checkAmounts } from './amounts.ts'
import { tellRepeated } from './unique.ts'

const file = 'plans.csv'

export function checkPlans({ [file]: rows }: Tables, tell: Tell): void {
  tellRepeated(rows, { file, column: 'planId', keyOf: ({ planId }) => planId }, tell)
  checkAmounts(file, rows, ({ price, additionalVisitPrice }) => ({ price, additionalVisitPrice }), tell)
}
