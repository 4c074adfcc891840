import { configurationTable, fillParts } from '@layover/server-kit/readme/tables'
import { variables } from '../src/config.ts'

/** The README with its table of variables rendered from the code that reads them. */
export function withTables(readme: string): string {
  return fillParts(readme, { configuration: configurationTable(variables) })
}
