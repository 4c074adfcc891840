import { sql } from 'kysely'
import type { Catalogue } from '../../domain/catalogue.ts'
import type { Connection } from '../database/database.ts'
import { catalogueRows } from './catalogue-rows.ts'

/** The tables that an import writes anew, each after the tables that it refers to. */
const TABLES = [
  'airports',
  'lounges',
  'lanes',
  'plans',
  'walk_up_price',
  'scheduled_prices',
  'legal_texts',
  'help_groups',
  'help_questions',
] as const

/** The tables of the catalogue as a whole; discount codes are kept apart, since orders refer to them. */
export function catalogueTableRepository(connection: Connection) {
  return {
    /** Replaces the content of all of them. Call it in a transaction, under the lock of imports. */
    replace: async (catalogue: Catalogue): Promise<void> => {
      const rows = catalogueRows(catalogue)
      for (const table of [...TABLES].reverse()) await connection.deleteFrom(table).execute()
      for (const table of TABLES) await insertAll(connection, table, rows[table])
    },
  }
}

/**
 * Writes a whole table with one statement: the database itself unpacks the rows. Columns are named, so that one of a newer
 * release gets its default.
 */
async function insertAll(
  connection: Connection,
  table: (typeof TABLES)[number],
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return
  const name = sql.table(table)
  const columns = sql.join([...new Set(rows.flatMap(Object.keys))].map((column) => sql.ref(column)))
  await sql`insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(
    connection,
  )
}
