import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** Locks of names, for what has no row of its own. */
export function lockRepository(connection: Connection) {
  return {
    /** Locks a name until the transaction ends. */
    take: async (name: string): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(connection)
    },
  }
}
