import type { Insertable, Selectable } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { OrderActRow } from '../database/rows/orders.ts'

/** What people did to orders. Acts are added and never changed. */
export function orderActRepository(connection: Connection) {
  return {
    add: async (act: Insertable<OrderActRow>): Promise<void> => {
      await connection.insertInto('order_acts').values(act).execute()
    },

    listOf: async (orderNo: string): Promise<Selectable<OrderActRow>[]> =>
      await connection
        .selectFrom('order_acts')
        .selectAll()
        .where('order_no', '=', orderNo)
        .orderBy('id')
        .execute(),
  }
}
