import { sql } from 'kysely'
import type { Connection } from './database/database.ts'

/** The number of rows of each table that contain one of these texts in any column; tables without one are left out. */
export async function rowsWith(
  database: Connection,
  texts: readonly string[],
): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database)
  const found: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`
      select row::text as text from ${sql.table(name)} as row`.execute(database)
    const hits = rows.filter(({ text }) => texts.some((each) => text.toLowerCase().includes(each)))
    if (hits.length > 0) found[name] = hits.length
  }
  return found
}
