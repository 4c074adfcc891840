import type { Connection } from '../database.ts'
import type { AttemptRow } from '../schema.ts'

/** How an attempt ended, for good. */
export interface AttemptOutcome {
  readonly outcome: 'CAPTURED' | 'REJECTED'
  readonly reasonCode?: string
  readonly providerPaymentId?: string
}

/** Attempts to charge an order. One without outcome is live, and the database allows one of those per order. */
export function paymentAttemptRepository(connection: Connection) {
  return {
    count: async (orderNo: string): Promise<number> =>
      (
        await connection
          .selectFrom('payment_attempts')
          .select('attempt')
          .where('order_no', '=', orderNo)
          .execute()
      ).length,

    insert: async (attempt: AttemptRow): Promise<void> => {
      await connection.insertInto('payment_attempts').values(attempt).execute()
    },

    find: async (orderNo: string, attempt: number): Promise<AttemptRow | undefined> =>
      await connection
        .selectFrom('payment_attempts')
        .selectAll()
        .where('order_no', '=', orderNo)
        .where('attempt', '=', attempt)
        .executeTakeFirst(),

    /** Live attempts that began before this instant, the oldest first. */
    listLive: async (before: Date, limit: number): Promise<AttemptRow[]> =>
      await connection
        .selectFrom('payment_attempts')
        .selectAll()
        .where('outcome', 'is', null)
        .where('started_at', '<=', before)
        .orderBy('started_at')
        .limit(limit)
        .execute(),

    settle: async (attempt: AttemptRow, result: AttemptOutcome, now: Date): Promise<void> => {
      await connection
        .updateTable('payment_attempts')
        .set({
          outcome: result.outcome,
          reason_code: result.reasonCode ?? null,
          provider_payment_id: result.providerPaymentId ?? null,
          settled_at: now,
        })
        .where('order_no', '=', attempt.order_no)
        .where('attempt', '=', attempt.attempt)
        .where('outcome', 'is', null)
        .execute()
    },
  }
}
