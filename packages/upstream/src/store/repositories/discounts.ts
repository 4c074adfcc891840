import { sql } from 'kysely'
import type { Connection } from '../database.ts'
import type { DiscountRow } from '../schema.ts'

/** A code as it stands, with how many orders have used it or keep it reserved. */
export type DiscountStanding = DiscountRow & { readonly uses: number }

/** Discount codes and their uses: reserved with the order, redeemed or released once. */
export function discountRepository(connection: Connection) {
  return {
    /** @param code already folded */
    find: async (code: string): Promise<DiscountStanding | undefined> => {
      const row = await connection
        .selectFrom('discount_codes')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirst()
      return row && { ...row, uses: await countUses(connection, row) }
    },

    /** The same, with the code locked until the transaction ends: nobody else can take its last use meanwhile. */
    findLocked: async (code: string): Promise<DiscountStanding | undefined> => {
      const row = await connection
        .selectFrom('discount_codes')
        .selectAll()
        .where('code', '=', code)
        .forUpdate()
        .executeTakeFirst()
      return row && { ...row, uses: await countUses(connection, row) }
    },

    reserve: async (code: string, orderNo: string): Promise<void> => {
      await connection
        .insertInto('discount_redemptions')
        .values({ order_no: orderNo, code, status: 'RESERVED' })
        .execute()
    },

    /** Turns the reservations of these orders into uses, or gives them back. Those already settled stay as they are. */
    settle: async (orderNos: readonly string[], status: 'REDEEMED' | 'RELEASED'): Promise<void> => {
      if (orderNos.length === 0) return
      await connection
        .updateTable('discount_redemptions')
        .set({ status })
        .where('order_no', 'in', [...orderNos])
        .where('status', '=', 'RESERVED')
        .execute()
    },
  }
}

async function countUses(connection: Connection, row: DiscountRow): Promise<number> {
  if (row.max_redemptions === null) return row.initial_redemptions
  const { uses } = await connection
    .selectFrom('discount_redemptions')
    .select(sql<number>`count(*)`.as('uses'))
    .where('code', '=', row.code)
    .where('status', '<>', 'RELEASED')
    .executeTakeFirstOrThrow()
  return row.initial_redemptions + uses
}
