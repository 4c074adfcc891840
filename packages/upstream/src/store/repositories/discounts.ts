import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { DiscountRow } from '../database/schema.ts'

/** A code with the number of orders that used it or are being paid with it. */
export type DiscountStanding = DiscountRow & { readonly uses: number }

/** Discount codes and their uses: reserved while an attempt to pay is under way, then redeemed or released. */
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

    /**
     * Finds a code and locks it until the transaction ends, so that no other transaction takes its last use
     * meanwhile.
     */
    findLocked: async (code: string): Promise<DiscountStanding | undefined> => {
      const row = await connection
        .selectFrom('discount_codes')
        .selectAll()
        .where('code', '=', code)
        .forUpdate()
        .executeTakeFirst()
      return row && { ...row, uses: await countUses(connection, row) }
    },

    /** Reserves a use for an order, also after an earlier attempt released it. */
    reserve: async (code: string, orderNo: string): Promise<void> => {
      await connection
        .insertInto('discount_redemptions')
        .values({ order_no: orderNo, code, status: 'RESERVED' })
        .onConflict((conflict) => conflict.column('order_no').doUpdateSet({ status: 'RESERVED' }))
        .execute()
    },

    /** Makes an order's use final, also one that was released before a late capture turned up. */
    redeem: async (orderNo: string): Promise<void> => {
      await connection
        .updateTable('discount_redemptions')
        .set({ status: 'REDEEMED' })
        .where('order_no', '=', orderNo)
        .execute()
    },

    /** Releases the reserved use of an order. */
    release: async (orderNo: string): Promise<void> => {
      await connection
        .updateTable('discount_redemptions')
        .set({ status: 'RELEASED' })
        .where('order_no', '=', orderNo)
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
