import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** An address that was erased, and when last. */
export interface Erasure {
  readonly emailHash: string
  readonly erasedAt: Date
}

/** The journal of erasures. */
export function erasureRepository(connection: Connection) {
  return {
    /** Adds erasures; of two of one address the later counts. */
    add: async (erasures: readonly Erasure[]): Promise<void> => {
      if (erasures.length === 0) return
      await connection
        .insertInto('erasures')
        .values(erasures.map(({ emailHash, erasedAt }) => ({ email_hash: emailHash, erased_at: erasedAt })))
        .onConflict((conflict) =>
          conflict
            .column('email_hash')
            .doUpdateSet({ erased_at: sql<Date>`greatest(erasures.erased_at, excluded.erased_at)` }),
        )
        .execute()
    },

    list: async (): Promise<Erasure[]> => {
      const rows = await connection.selectFrom('erasures').selectAll().orderBy('email_hash').execute()
      return rows.map(({ email_hash, erased_at }) => ({ emailHash: email_hash, erasedAt: erased_at }))
    },

    /** Deletes erasures up to an instant, but for those that another server is deleting. @returns how many */
    deleteBefore: async (instant: Date, limit: number): Promise<number> => {
      const { numDeletedRows } = await connection
        .deleteFrom('erasures')
        .where('email_hash', 'in', (query) =>
          query
            .selectFrom('erasures')
            .select('email_hash')
            .where('erased_at', '<=', instant)
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
