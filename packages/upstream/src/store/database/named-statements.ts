import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Each name keeps a plan in every connection; lists of other lengths are other statements. */
const MOST_NAMES = 500

/** After a migration PostgreSQL refuses a prepared statement whose columns would be others than before. */
const ALL_COLUMNS = /(select|returning) ("\w+"\.)?\*/

/**
 * A pool whose statements have names, so that a connection parses and plans each once. A statement without values has none,
 * nor one that selects all columns: a newer release may add one while this server runs.
 */
export function namingStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMES || ALL_COLUMNS.test(text)) return known
    const name = `layover_${names.size + 1}`
    names.set(text, name)
    return name
  }
  const configOf = (text: string, values: readonly unknown[]): pg.QueryConfig => {
    const name = values.length > 0 ? nameOf(text) : undefined
    return { text, values: [...values], ...(name !== undefined && { name }) }
  }
  const naming = (client: pg.PoolClient): PostgresPoolClient => {
    const send = async (text: string, values: readonly unknown[]): Promise<object> =>
      await client.query(configOf(text, values))
    return { query: send as PostgresPoolClient['query'], release: () => client.release() }
  }
  return { connect: async () => naming(await pool.connect()), end: async () => await pool.end() }
}
