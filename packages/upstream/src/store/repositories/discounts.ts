import { sql } from 'kysely'
import { discountColumns } from '../database/columns.ts'
import type { Connection } from '../database/database.ts'
import type { DiscountRow } from '../database/rows/catalogue.ts'

/** A code with the number of orders that used it or are being paid with it, those of one buyer among them. */
export type DiscountStanding = DiscountRow & { readonly uses: number; readonly usesByBuyer: number }

/** The use of a code by an order; `buyer` is the keyed hash of its email address. */
interface CodeUse {
  readonly code: string
  readonly orderNo: string
  readonly buyer: string
}

/** Discount codes and their uses: reserved while an attempt to pay is under way, then redeemed or released. */
export function discountRepository(connection: Connection) {
  return { ...reading(connection), ...using(connection), ...samples(connection) }
}

function reading(connection: Connection) {
  return {
    /** @param code already folded @param buyer its keyed hashes; without them only the uses of all count */
    find: async (code: string, buyer: readonly string[] = []): Promise<DiscountStanding | undefined> => {
      const row = await connection
        .selectFrom('discount_codes')
        .select(discountColumns)
        .where('code', '=', code)
        .executeTakeFirst()
      return row && { ...row, ...(await countUses(connection, row, buyer)) }
    },

    /**
     * Finds a code and locks it until the transaction ends, so that no other transaction takes its last use
     * meanwhile.
     */
    findLocked: async (code: string, buyer: readonly string[]): Promise<DiscountStanding | undefined> => {
      const row = await connection
        .selectFrom('discount_codes')
        .select(discountColumns)
        .where('code', '=', code)
        .forUpdate()
        .executeTakeFirst()
      return row && { ...row, ...(await countUses(connection, row, buyer)) }
    },
  }
}

function using(connection: Connection) {
  return {
    /** Reserves a use for an order, also after an earlier attempt released it. */
    reserve: async ({ code, orderNo, buyer }: CodeUse): Promise<void> => {
      await connection
        .insertInto('discount_redemptions')
        .values({ order_no: orderNo, code, status: 'RESERVED', buyer })
        .onConflict((conflict) => conflict.column('order_no').doUpdateSet({ status: 'RESERVED', buyer }))
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

    /** Gives the use of an order back whose payment was given back. */
    giveBack: async (orderNo: string): Promise<void> => {
      await connection
        .updateTable('discount_redemptions')
        .set({ status: 'RELEASED' })
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

function samples(connection: Connection) {
  return {
    /** Adds a code, unless one of its name is there. */
    insertMissing: async (row: DiscountRow): Promise<void> => {
      await connection
        .insertInto('discount_codes')
        .values(row)
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute()
    },

    /** Ends the sample codes; they stay ended. */
    endSamples: async (now: Date): Promise<void> => {
      await connection
        .updateTable('discount_codes')
        .set({ valid_until: now })
        .where('is_sample', '=', true)
        .where('valid_until', '>', now)
        .execute()
    },
  }
}

/** Counts what a bound of the code needs: a code without bounds is used any number of times. */
async function countUses(
  connection: Connection,
  row: DiscountRow,
  buyer: readonly string[],
): Promise<Pick<DiscountStanding, 'uses' | 'usesByBuyer'>> {
  const isBounded = row.max_redemptions !== null || row.max_per_email !== null
  if (!isBounded) return { uses: row.initial_redemptions, usesByBuyer: 0 }
  const { uses, usesByBuyer } = await connection
    .selectFrom('discount_redemptions')
    .select([
      sql<number>`count(*)`.as('uses'),
      sql<number>`count(*) filter (where buyer = any(${buyer}))`.as('usesByBuyer'),
    ])
    .where('code', '=', row.code)
    .where('status', '<>', 'RELEASED')
    .executeTakeFirstOrThrow()
  return { uses: row.initial_redemptions + uses, usesByBuyer }
}
