import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { OrderRow } from '../database/rows/orders.ts'
import type { AttemptOutcome, DifferenceCounts, RefundRow } from '../database/rows/payments.ts'

/** What the comparison needs of an attempt and of its order. */
export interface BookedAttempt
  extends Pick<OrderRow, 'order_no' | 'reference' | 'status' | 'cancelled_at' | 'total_minor' | 'currency'> {
  readonly attempt: number
  readonly merchant_reference: string
  readonly outcome: AttemptOutcome | null
  readonly started_at: Date
  readonly provider_payment_id: string | null
  readonly handled_at: Date | null
  /** What our refund of it gives back, begun or made; null without one. */
  readonly refund_minor: number | null
  readonly refund_currency: string | null
  /** When our refund was made; null while it has no outcome. */
  readonly refunded_at: Date | null
}

interface Between {
  readonly from: Date
  readonly before: Date
}

/** What the comparison of orders with the provider's books reads, and its results. */
export function reconciliationRepository(connection: Connection) {
  return { ...books(connection), ...refunds(connection), ...rounds(connection), ...results(connection) }
}

function attemptsOf(connection: Connection) {
  return connection
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.order_no', 'payment_attempts.order_no')
    .leftJoin('refunds', (join) =>
      join
        .onRef('refunds.order_no', '=', 'payment_attempts.order_no')
        .onRef('refunds.attempt', '=', 'payment_attempts.attempt'),
    )
    .select([
      'orders.order_no',
      'orders.reference',
      'orders.status',
      'orders.cancelled_at',
      'orders.total_minor',
      'orders.currency',
      'payment_attempts.attempt',
      'payment_attempts.merchant_reference',
      'payment_attempts.outcome',
      'payment_attempts.started_at',
      'payment_attempts.provider_payment_id',
      'payment_attempts.handled_at',
      'refunds.amount_minor as refund_minor',
      'refunds.currency as refund_currency',
      'refunds.refunded_at',
    ])
}

function books(connection: Connection) {
  const attempts = () => attemptsOf(connection)
  return {
    attemptsStarted: async ({ from, before }: Between): Promise<BookedAttempt[]> =>
      await attempts().where('started_at', '>=', from).where('started_at', '<', before).execute(),

    attemptsNamed: async (references: readonly string[]): Promise<BookedAttempt[]> =>
      await attempts()
        .where(sql<boolean>`payment_attempts.merchant_reference = any(${references})`)
        .execute(),

    /** Attempts that captured money, by the provider's ids of their payments. */
    attemptsCaptured: async (paymentIds: readonly string[]): Promise<BookedAttempt[]> =>
      await attempts()
        .where(sql<boolean>`payment_attempts.provider_payment_id = any(${paymentIds})`)
        .where('payment_attempts.outcome', 'in', ['CAPTURED', 'AMOUNT_MISMATCH', 'SURPLUS_CAPTURE'])
        .execute(),

    /** References of orders that were paid, cost something, and have no capture. */
    paidWithoutCapture: async ({ from, before }: Between): Promise<string[]> => {
      const rows = await connection
        .selectFrom('orders')
        .select('reference')
        .where('paid_at', '>=', from)
        .where('paid_at', '<', before)
        .where('total_minor', '>', 0)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('payment_attempts')
                .select('attempt')
                .whereRef('payment_attempts.order_no', '=', 'orders.order_no')
                .where('outcome', '=', 'CAPTURED'),
            ),
          ),
        )
        .execute()
      return rows.map(({ reference }) => reference)
    },
  }
}

function refunds(connection: Connection) {
  return {
    /** Refunds of ours that were asked for or made in a period, and those by the provider's ids or by our names. */
    refundsOf: async (
      { from, before }: Between,
      booked: { readonly refundIds: readonly string[]; readonly names: readonly string[] },
    ): Promise<(RefundRow & { reference: string })[]> =>
      await connection
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.order_no', 'refunds.order_no')
        .selectAll('refunds')
        .select('orders.reference')
        .where(({ or, and, eb }) =>
          or([
            and([eb('asked_at', '>=', from), eb('asked_at', '<', before)]),
            and([eb('refunded_at', '>=', from), eb('refunded_at', '<', before)]),
            sql<boolean>`refund_id = any(${booked.refundIds})`,
            sql<boolean>`refunds.merchant_reference = any(${booked.names})`,
          ]),
        )
        .execute(),
  }
}

function rounds(connection: Connection) {
  return {
    /** Claims the round of an instant, unless another server began one after `lastBefore`. */
    beginRound: async (now: Date, lastBefore: Date): Promise<boolean> => {
      const row = await connection
        .insertInto('reconciliation_rounds')
        .values({ begun_at: now, ended_at: null })
        .onConflict((conflict) =>
          conflict
            .column('is_only')
            .doUpdateSet({ begun_at: now })
            .where('reconciliation_rounds.begun_at', '<=', lastBefore),
        )
        .returning('begun_at')
        .executeTakeFirst()
      return row !== undefined
    },

    endRound: async (now: Date): Promise<void> => {
      await connection.updateTable('reconciliation_rounds').set({ ended_at: now }).execute()
    },

    /** When the last round ended in which every day was compared. */
    lastRound: async (): Promise<Date | undefined> => {
      const row = await connection.selectFrom('reconciliation_rounds').select('ended_at').executeTakeFirst()
      return row?.ended_at ?? undefined
    },
  }
}

function results(connection: Connection) {
  return {
    save: async (day: string, differences: DifferenceCounts, now: Date): Promise<void> => {
      const written = JSON.stringify(differences) as unknown as DifferenceCounts
      await connection
        .insertInto('reconciliations')
        .values({ day, reconciled_at: now, differences: written })
        .onConflict((conflict) =>
          conflict.column('day').doUpdateSet({ reconciled_at: now, differences: written }),
        )
        .execute()
    },

    /** The days that differed when they were compared last, from one on. */
    differingDays: async (from: string): Promise<string[]> => {
      const rows = await connection
        .selectFrom('reconciliations')
        .select('day')
        .where('day', '>=', from)
        .where(sql<boolean>`differences <> '{}'::jsonb`)
        .orderBy('day')
        .execute()
      return rows.map(({ day }) => day)
    },

    /** All differences of the days since, by kind. */
    differences: async (): Promise<Record<string, number>> => {
      const { rows } = await sql<{ kind: string; count: number }>`
        select kind, sum(value::int)::int as count from reconciliations, jsonb_each_text(differences) as each (kind, value)
        group by kind`.execute(connection)
      return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
    },

    deleteBefore: async (day: string): Promise<void> => {
      await connection.deleteFrom('reconciliations').where('day', '<', day).execute()
    },
  }
}
