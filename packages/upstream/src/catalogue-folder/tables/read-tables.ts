import type { Static, TObject } from '@sinclair/typebox'
import type { Tell } from '../cells/fault.ts'
import { readTable, type TableRow } from '../cells/read-table.ts'
import type { FolderFiles, TableFile } from '../files/folder-files.ts'
import { AirportRow } from './airports.ts'
import { CodeRow } from './codes.ts'
import { LaneRow } from './lanes.ts'
import { LoungeRow } from './lounges.ts'
import { OpeningHoursRow } from './opening-hours.ts'
import { PlanRow } from './plans.ts'
import { PriceRow } from './prices.ts'

/** The schema of each table's rows; `pnpm generate` publishes them (P570). */
export const rowSchemas = {
  'airports.csv': AirportRow,
  'lounges.csv': LoungeRow,
  'lanes.csv': LaneRow,
  'opening-hours.csv': OpeningHoursRow,
  'plans.csv': PlanRow,
  'prices.csv': PriceRow,
  'codes.csv': CodeRow,
} as const satisfies Record<TableFile, TObject>

/** The rows of all tables. */
export type Tables = { readonly [F in TableFile]: readonly TableRow<Static<(typeof rowSchemas)[F]>>[] }

export function readTables(files: FolderFiles, tell: Tell): Tables {
  return {
    'airports.csv': readTable('airports.csv', files.get('airports.csv'), AirportRow, tell),
    'lounges.csv': readTable('lounges.csv', files.get('lounges.csv'), LoungeRow, tell),
    'lanes.csv': readTable('lanes.csv', files.get('lanes.csv'), LaneRow, tell),
    'opening-hours.csv': readTable(
      'opening-hours.csv',
      files.get('opening-hours.csv'),
      OpeningHoursRow,
      tell,
    ),
    'plans.csv': readTable('plans.csv', files.get('plans.csv'), PlanRow, tell),
    'prices.csv': readTable('prices.csv', files.get('prices.csv'), PriceRow, tell),
    'codes.csv': readTable('codes.csv', files.get('codes.csv'), CodeRow, tell),
  }
}
