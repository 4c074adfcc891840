import { membershipColumns } from '../database/columns.ts'
import type { Connection } from '../database/database.ts'
import type { MembershipRow } from '../database/rows/orders.ts'

/** Memberships of paid orders, one for each order. */
export function membershipRepository(connection: Connection) {
  return {
    /** @returns false when the number or the code is taken: draw others */
    insert: async (membership: MembershipRow): Promise<boolean> => {
      const result = await connection
        .insertInto('memberships')
        .values(membership)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

    findOfOrder: async (orderNo: string): Promise<MembershipRow | undefined> =>
      await connection
        .selectFrom('memberships')
        .select(membershipColumns)
        .where('order_no', '=', orderNo)
        .executeTakeFirst(),
  }
}
