import type { Connection } from '../database/database.ts'
import type { AccountRow } from '../database/schema.ts'

/** Accounts of members. Email and number must be in the form of `find-account.ts`. */
export function accountRepository(connection: Connection) {
  return {
    /** Adds an account, unless its number or email is taken. */
    insertMissing: async (account: AccountRow): Promise<void> => {
      await connection
        .insertInto('accounts')
        .values(account)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    findByEmail: async (email: string): Promise<AccountRow | undefined> =>
      await connection.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst(),

    findByNumber: async (membershipNumber: string): Promise<AccountRow | undefined> =>
      await connection
        .selectFrom('accounts')
        .selectAll()
        .where('membership_number', '=', membershipNumber)
        .executeTakeFirst(),

    /** Cancels the membership and sets the date, unless one is set: the first request decides. */
    requestDeletion: async (membershipNumber: string, deletionDate: string): Promise<string | undefined> => {
      await connection
        .updateTable('accounts')
        .set({ membership_status: 'CANCELLED', deletion_date: deletionDate })
        .where('membership_number', '=', membershipNumber)
        .where('deletion_date', 'is', null)
        .execute()
      const row = await connection
        .selectFrom('accounts')
        .select('deletion_date')
        .where('membership_number', '=', membershipNumber)
        .executeTakeFirst()
      return row?.deletion_date ?? undefined
    },

    /** Deletes the due accounts and returns their emails and numbers. */
    deleteDue: async (today: string, limit: number): Promise<AccountRow[]> =>
      await connection
        .deleteFrom('accounts')
        .where('membership_number', 'in', (query) =>
          query
            .selectFrom('accounts')
            .select('membership_number')
            .where('deletion_date', '<=', today)
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),
  }
}
