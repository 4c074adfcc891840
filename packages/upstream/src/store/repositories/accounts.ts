import type { Connection } from '../database/database.ts'
import type { AccountRow } from '../database/rows/requests.ts'

/** Accounts of members. Email and number must be in the form of `find-account.ts`. */
export function accountRepository(connection: Connection) {
  return { ...using(connection), ...deleting(connection) }
}

function using(connection: Connection) {
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
  }
}

function deleting(connection: Connection) {
  return {
    /** The accounts whose day of deletion has come, the longest due first. */
    listDue: async (today: string, limit: number): Promise<AccountRow[]> =>
      await connection
        .selectFrom('accounts')
        .selectAll()
        .where('deletion_date', '<=', today)
        .orderBy('deletion_date')
        .limit(limit)
        .execute(),

    /** Deletes an account. @returns whether it was there */
    delete: async (membershipNumber: string): Promise<boolean> => {
      const { numDeletedRows } = await connection
        .deleteFrom('accounts')
        .where('membership_number', '=', membershipNumber)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    /** The addresses of accounts behind another one in the alphabet. */
    emailsAfter: async (last: string, limit: number): Promise<string[]> => {
      const rows = await connection
        .selectFrom('accounts')
        .select('email')
        .where('email', '>', last)
        .orderBy('email')
        .limit(limit)
        .execute()
      return rows.map(({ email }) => email)
    },
  }
}
