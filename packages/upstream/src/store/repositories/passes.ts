import { passColumns } from '../database/columns.ts'
import type { Connection } from '../database/database.ts'
import type { PassRow } from '../database/rows/orders.ts'

/** Passes of paid orders. A position within an order is unique, so that no order gets its passes twice. */
export function passRepository(connection: Connection) {
  return {
    insertAll: async (passes: readonly PassRow[]): Promise<void> => {
      if (passes.length > 0)
        await connection
          .insertInto('passes')
          .values([...passes])
          .execute()
    },

    find: async (number: string): Promise<PassRow | undefined> =>
      await connection
        .selectFrom('passes')
        .select(passColumns)
        .where('number', '=', number)
        .executeTakeFirst(),

    listOfOrder: async (orderNo: string): Promise<PassRow[]> =>
      await connection
        .selectFrom('passes')
        .select(passColumns)
        .where('order_no', '=', orderNo)
        .orderBy('position')
        .execute(),
  }
}
