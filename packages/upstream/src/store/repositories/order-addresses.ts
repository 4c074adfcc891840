import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { OrderAddressRow } from '../database/rows/orders.ts'

const inSmallLetters = sql<string>`lower(email)`

/** The further addresses of paid orders. The order's row is locked before one is added. */
export function orderAddressRepository(connection: Connection) {
  return {
    insert: async (address: OrderAddressRow): Promise<void> => {
      await connection.insertInto('order_addresses').values(address).execute()
    },

    listOf: async (orderNo: string): Promise<OrderAddressRow[]> =>
      await connection
        .selectFrom('order_addresses')
        .selectAll()
        .where('order_no', '=', orderNo)
        .orderBy('position')
        .execute(),

    /** The numbers of the orders that have an address as a further one. @param email in small letters */
    ordersOf: async (email: string): Promise<string[]> => {
      const rows = await connection
        .selectFrom('order_addresses')
        .select('order_no')
        .where(inSmallLetters, '=', email)
        .execute()
      return rows.map((row) => row.order_no)
    },

    /** Deletes an address from all orders that had it up to an instant. @returns each order's reference, and the position that the address had */
    deleteOf: async (email: string, until: Date): Promise<{ reference: string; position: number }[]> =>
      await connection
        .deleteFrom('order_addresses')
        .using('orders')
        .whereRef('orders.order_no', '=', 'order_addresses.order_no')
        .where(sql`lower(order_addresses.email)`, '=', email)
        .where('order_addresses.created_at', '<=', until)
        .returning(['orders.reference', 'order_addresses.position'])
        .execute(),

    /** The addresses behind another one in the alphabet, in small letters, each once. */
    emailsAfter: async (last: string, limit: number): Promise<string[]> => {
      const rows = await connection
        .selectFrom('order_addresses')
        .select(inSmallLetters.as('email'))
        .where(inSmallLetters, '>', last)
        .groupBy(inSmallLetters)
        .orderBy(inSmallLetters)
        .limit(limit)
        .execute()
      return rows.map((row) => row.email)
    },
  }
}
