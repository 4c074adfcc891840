import { wallClock } from '@layover/rules/wall-clock'
import type { Tell } from '../cells/fault.ts'
import type { Tables } from '../tables/read-tables.ts'
import { tellRepeated } from './unique.ts'

const file = 'airports.csv'

export function checkAirports({ [file]: rows }: Tables, tell: Tell): void {
  tellRepeated(rows, { file, column: 'code', keyOf: ({ code }) => code }, tell)
  for (const { line, values } of rows) {
    const { timeZone } = values
    if (timeZone !== undefined && wallClock(new Date(0), timeZone) === undefined)
      tell({ file, line, column: 'timeZone', message: `no time zone has the name '${timeZone}'` })
  }
}
