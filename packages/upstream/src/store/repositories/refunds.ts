import type { Connection } from '../database/database.ts'
import type { RefundRow } from '../database/rows/payments.ts'

type Intent = Omit<RefundRow, 'refund_id' | 'refunded_at'>

/** Refunds of attempts, one for each. */
export function refundRepository(connection: Connection) {
  return {
    /** Writes that a refund will be asked for, unless that was written before. */
    intend: async (intent: Intent): Promise<void> => {
      await connection
        .insertInto('refunds')
        .values({ ...intent, refund_id: null, refunded_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    find: async (orderNo: string, attempt: number): Promise<RefundRow | undefined> =>
      await connection
        .selectFrom('refunds')
        .selectAll()
        .where('order_no', '=', orderNo)
        .where('attempt', '=', attempt)
        .executeTakeFirst(),

    listOf: async (orderNo: string): Promise<RefundRow[]> =>
      await connection
        .selectFrom('refunds')
        .selectAll()
        .where('order_no', '=', orderNo)
        .orderBy('attempt')
        .execute(),

    /**
     * Writes the provider's refund and when it was made, also where a run beside this one has taken the intent back.
     * @returns false where it was written before
     */
    settle: async (intent: Intent, refundId: string, madeAt: Date): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await connection
        .insertInto('refunds')
        .values({ ...intent, refund_id: refundId, refunded_at: madeAt })
        .onConflict((conflict) =>
          conflict
            .column('merchant_reference')
            .doUpdateSet({ refund_id: refundId, refunded_at: madeAt })
            .where('refunds.refunded_at', 'is', null),
        )
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Takes back an intent of which the provider has decided that it gives nothing back. */
    withdraw: async (merchantReference: string): Promise<void> => {
      await connection
        .deleteFrom('refunds')
        .where('merchant_reference', '=', merchantReference)
        .where('refunded_at', 'is', null)
        .execute()
    },
  }
}
