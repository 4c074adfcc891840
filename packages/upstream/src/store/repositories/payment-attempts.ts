import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { AttemptOutcome, AttemptRow } from '../database/schema.ts'

/** How an attempt ended. */
interface AttemptResult {
  readonly outcome: AttemptOutcome
  readonly reasonCode?: string | undefined
  readonly providerPaymentId?: string | undefined
  /** When to ask the provider once more all the same; never when it is absent. */
  readonly nextCheckAt?: Date
}

/** What a round of checks takes: attempts due at `now`, and when each is due again unless it is settled before. */
interface DueChecks {
  readonly now: Date
  readonly limit: number
  readonly nextLive: Date
  readonly nextSettled: Date
  /** Attempts that were settled before this instant are asked about this one time more. */
  readonly settledAfter: Date
}

/** Attempts to charge an order. One without outcome is live, and the database allows one of those per order. */
export function paymentAttemptRepository(connection: Connection) {
  return { ...reading(connection), ...writing(connection) }
}

function reading(connection: Connection) {
  return {
    count: async (orderNo: string): Promise<number> =>
      (
        await connection
          .selectFrom('payment_attempts')
          .select('attempt')
          .where('order_no', '=', orderNo)
          .execute()
      ).length,

    find: async (orderNo: string, attempt: number): Promise<AttemptRow | undefined> =>
      await connection
        .selectFrom('payment_attempts')
        .selectAll()
        .where('order_no', '=', orderNo)
        .where('attempt', '=', attempt)
        .executeTakeFirst(),

    /** The attempt that an earlier confirm call with this key came to. */
    findByKey: async (orderNo: string, idempotencyKey: string): Promise<AttemptRow | undefined> =>
      await connection
        .selectFrom('payment_attempts')
        .selectAll()
        .where('order_no', '=', orderNo)
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst(),
  }
}

function writing(connection: Connection) {
  return {
    insert: async (attempt: AttemptRow): Promise<void> => {
      await connection.insertInto('payment_attempts').values(attempt).execute()
    },

    /**
     * Takes the attempts that have waited longest for a check and sends them to the end of the queue before anybody is
     * asked: whatever comes of the check, the others get their turn. Where a check takes longer than until the attempt is
     * due again, another server may ask too; the result is written down once.
     */
    claimDue: async (due: DueChecks): Promise<AttemptRow[]> =>
      await connection
        .updateTable('payment_attempts')
        .set({
          next_check_at: sql<Date | null>`case
            when outcome is null then ${due.nextLive}::timestamptz
            when settled_at > ${due.settledAfter}::timestamptz then ${due.nextSettled}::timestamptz
          end`,
        })
        .where('merchant_reference', 'in', (query) =>
          query
            .selectFrom('payment_attempts')
            .select('merchant_reference')
            .where('next_check_at', '<=', due.now)
            .orderBy('next_check_at')
            .limit(due.limit)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),

    /** Writes a result down, unless somebody else has changed the attempt since it was read. */
    settle: async (attempt: AttemptRow, result: AttemptResult, now: Date): Promise<void> => {
      await connection
        .updateTable('payment_attempts')
        .set({
          outcome: result.outcome,
          reason_code: result.reasonCode ?? null,
          provider_payment_id: result.providerPaymentId ?? null,
          settled_at: now,
          next_check_at: result.nextCheckAt ?? null,
        })
        .where('order_no', '=', attempt.order_no)
        .where('attempt', '=', attempt.attempt)
        .where('outcome', 'is not distinct from', attempt.outcome)
        .execute()
    },
  }
}
