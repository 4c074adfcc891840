import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { READ_ONLY } from './store-error.ts'

/** Each name keeps a plan in every connection; lists of other lengths are other statements. */
const MOST_NAMES = 500

/** After a migration PostgreSQL refuses a prepared statement whose columns would be others than before. */
const ALL_COLUMNS = /(select|returning) ("\w+"\.)?\*/

/**
 * A pool whose statements have names, so that a connection parses and plans each once. A statement without values has none,
 * nor one that selects all columns: a newer release may add one while this server runs.
 *
 * A connection that breaks, or leaves a statement unanswered for `answerMs`, is thrown away and asked nothing more: the
 * end of its transaction would wait just as long. So is one that refuses a write: after a failover it may stay with the
 * standby, or keep the mode that it began in. Without `answerMs` there is but one, as in PGlite, and it stays.
 */
export function namingStatements(pool: pg.Pool, answerMs?: number): PostgresPool {
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
    return {
      text,
      values: [...values],
      ...(name !== undefined && { name }),
      ...(answerMs !== undefined && { query_timeout: answerMs }),
    }
  }
  const naming = (client: pg.PoolClient): PostgresPoolClient => {
    let failure: Error | undefined
    const send = async (text: string, values: readonly unknown[]): Promise<object> => {
      if (failure) throw failure
      try {
        return await client.query(configOf(text, values))
      } catch (error) {
        if (answerMs !== undefined && error instanceof Error && isLastOf(error)) failure = error
        throw error
      }
    }
    return { query: send as PostgresPoolClient['query'], release: () => client.release(failure) }
  }
  return { connect: async () => naming(await pool.connect()), end: async () => await pool.end() }
}

/** Whether a connection is of no use after this error: one that is not PostgreSQL's own tells nothing of its state. */
function isLastOf(error: Error): boolean {
  return !(error instanceof pg.DatabaseError) || error.code === READ_ONLY
}
