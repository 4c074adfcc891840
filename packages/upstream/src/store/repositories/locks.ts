import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** Locks of names, for what has no row of its own. */
export function lockRepository(connection: Connection) {
  return {
    /** Locks names in their order until the transaction ends. */
    take: async (...names: readonly string[]): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(
        connection,
      )
    },
  }
}
