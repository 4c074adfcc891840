import pg from 'pg'
import { columnParsers } from './column-parsers.ts'
import { type Database, databaseOf } from './database.ts'
import { StoreError } from './store-error.ts'

/** The largest number of connections, how long a query waits for one, and how long for its answer. */
export interface PoolSize {
  readonly connections: number
  readonly waitMs: number
  readonly answerMs?: number
}

/**
 * PostgreSQL ends a transaction that says nothing for this long. A server whose machine vanished in the middle of one would
 * otherwise hold its locks for hours, and all others would wait for them.
 */
const SILENT_TRANSACTION = '30s'

/**
 * A statement without an answer for this long fails. A database whose machine vanished would otherwise keep each call and
 * its connection for as long as the system sends again, a quarter of an hour on Linux.
 */
const ANSWER_MS = 60_000

/**
 * Opens a PostgreSQL database by its address.
 *
 * @param onIdleError called for broken idle connections, which the pool replaces by itself
 * @throws StoreError when it cannot be reached; no message contains the address, which may include a password
 */
export async function openPostgres(
  connectionString: string,
  { connections, waitMs, answerMs = ANSWER_MS }: PoolSize,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const bounded = (text: string) => ({ text, query_timeout: answerMs })
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: waitMs,
    types: columnParsers,
    // Not a parameter of the start, which poolers refuse.
    onConnect: async (client) => {
      await client.query(bounded(`set idle_in_transaction_session_timeout = '${SILENT_TRANSACTION}'`))
    },
  })
  // Without a listener a broken connection would end the process: an idle one, and one that a transaction holds, whose next
  // statement then fails.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await pool.query(bounded('select 1'))
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(`DATABASE_URL: the database cannot be reached: ${reason}`)
  }
  return databaseOf(pool, async () => undefined, answerMs)
}
