import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** The number of attempts of each subject, in a window that begins with the first one. */
export function attemptWindowRepository(connection: Connection) {
  return {
    /**
     * Counts one more attempt. The row is locked, so that simultaneous attempts are all counted.
     *
     * @returns the number in the window, this one included
     */
    count: async (subject: string, now: Date, windowMs: number): Promise<number> => {
      const endsAt = new Date(now.getTime() + windowMs)
      const over = sql<boolean>`attempt_windows.ends_at <= ${now}::timestamptz`
      const { attempts } = await connection
        .insertInto('attempt_windows')
        .values({ subject, ends_at: endsAt, attempts: 1 })
        .onConflict((conflict) =>
          conflict.column('subject').doUpdateSet({
            attempts: sql<number>`case when ${over} then 1 else attempt_windows.attempts + 1 end`,
            ends_at: sql<Date>`case when ${over} then ${endsAt}::timestamptz else attempt_windows.ends_at end`,
          }),
        )
        .returning('attempts')
        .executeTakeFirstOrThrow()
      return attempts
    },

    /** Begins a window with so many attempts, in the place of any other. */
    fill: async (subject: string, attempts: number, now: Date, windowMs: number): Promise<void> => {
      const window = { ends_at: new Date(now.getTime() + windowMs), attempts }
      await connection
        .insertInto('attempt_windows')
        .values({ subject, ...window })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(window))
        .execute()
    },

    /** Takes one attempt back. */
    takeBack: async (subject: string): Promise<void> => {
      await connection
        .updateTable('attempt_windows')
        .set({ attempts: sql<number>`attempts - 1` })
        .where('subject', '=', subject)
        .where('attempts', '>', 0)
        .execute()
    },

    forget: async (subject: string): Promise<void> => {
      await connection.deleteFrom('attempt_windows').where('subject', '=', subject).execute()
    },

    deleteOver: async (now: Date): Promise<void> => {
      await connection.deleteFrom('attempt_windows').where('ends_at', '<=', now).execute()
    },
  }
}
