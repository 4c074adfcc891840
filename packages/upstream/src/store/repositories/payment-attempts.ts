import { sql } from 'kysely'
import { NEVER_KNOWN } from '../../domain/given-up.ts'
import type { OrderStatus } from '../../domain/order-machine.ts'
import { builtOnce } from '../database/built-once.ts'
import { attemptColumns } from '../database/columns.ts'
import type { Connection } from '../database/database.ts'
import type { AttemptOutcome, AttemptRow } from '../database/rows/payments.ts'

/** The result of an attempt. */
interface AttemptResult {
  readonly outcome: AttemptOutcome
  readonly reasonCode?: string | undefined
  readonly providerPaymentId?: string | undefined
  /** The time of one more query to the provider; absent for none. */
  readonly nextCheckAt?: Date
}

/** A round of checks: attempts due at `now`, and when each is due again unless it is settled before. */
interface DueChecks {
  readonly now: Date
  readonly limit: number
  /** Bounds of the pause for a live attempt, which is half its age. */
  readonly livePauseMs: { readonly least: number; readonly most: number }
  /** The age at which a live attempt is decided if the provider does not know it: no pause goes beyond it. */
  readonly graceMs: number
  readonly nextSettled: Date
  /** Attempts that were settled before this instant get one last query. */
  readonly settledAfter: Date
}

/** Attempts to charge an order. One without outcome is live, and the database allows one of those per order. */
export function paymentAttemptRepository(connection: Connection) {
  return { ...reading(connection), ...writing(connection), ...handling(connection) }
}

const listOutcomes = builtOnce(['orderNo'], (connection, { orderNo }: { readonly orderNo: string }) =>
  connection
    .selectFrom('payment_attempts')
    .select(['outcome', 'reason_code', 'idempotency_key'])
    .where('order_no', '=', orderNo),
)

function reading(connection: Connection) {
  return {
    /**
     * Attempts that count, and the number of all: those that the provider's own fault ended do not count (P371).
     * `isUncertain`: of one nobody knows whether it charged what it should (P376). `earlier`: that of a confirm call with this key.
     */
    standing: async (orderNo: string, idempotencyKey?: string) => {
      const { rows } = await listOutcomes(connection, { orderNo })
      return {
        counted: rows.filter(({ outcome }) => outcome !== 'UNAVAILABLE').length,
        all: rows.length,
        isUncertain: rows.some(
          ({ outcome, reason_code }) => outcome === 'AMOUNT_MISMATCH' || reason_code === NEVER_KNOWN,
        ),
        earlier: rows.find(({ idempotency_key: key }) => key !== null && key === idempotencyKey),
      }
    },

    listOf: async (orderNo: string): Promise<AttemptRow[]> =>
      await connection
        .selectFrom('payment_attempts')
        .select(attemptColumns)
        .where('order_no', '=', orderNo)
        .orderBy('attempt')
        .execute(),

    find: async (orderNo: string, attempt: number): Promise<AttemptRow | undefined> =>
      await connection
        .selectFrom('payment_attempts')
        .select(attemptColumns)
        .where('order_no', '=', orderNo)
        .where('attempt', '=', attempt)
        .executeTakeFirst(),
  }
}

const begin = builtOnce(
  [...attemptColumns, 'status'],
  (connection, { status, ...attempt }: AttemptRow & { readonly status: OrderStatus }) =>
    connection
      .with('paying', (query) =>
        query.updateTable('orders').set({ status }).where('order_no', '=', attempt.order_no),
      )
      .insertInto('payment_attempts')
      .values(attempt),
)

const seconds = (ms: number) => sql`make_interval(secs => ${ms / 1_000}::double precision)`

function writing(connection: Connection) {
  return {
    insert: async (attempt: AttemptRow): Promise<void> => {
      await connection.insertInto('payment_attempts').values(attempt).execute()
    },

    /** Writes an attempt that begins, and the status of its order. */
    begin: async (attempt: AttemptRow, status: OrderStatus): Promise<void> => {
      await begin(connection, { ...attempt, status })
    },

    /**
     * Claims the attempts that have waited longest for a check and moves them to the end of the queue before the
     * provider is queried, so that a failing check does not block the others. A check that takes longer than the
     * pause may be repeated by another server; the result is written once.
     */
    claimDue: async (due: DueChecks): Promise<AttemptRow[]> =>
      await connection
        .updateTable('payment_attempts')
        .set({
          next_check_at: sql<Date | null>`case
            when outcome is null then least(
              ${due.now}::timestamptz + least(
                greatest((${due.now}::timestamptz - started_at) / 2, ${seconds(due.livePauseMs.least)}),
                ${seconds(due.livePauseMs.most)}
              ),
              case
                when ${due.now}::timestamptz < started_at + ${seconds(due.graceMs)}
                then started_at + ${seconds(due.graceMs)}
              end
            )
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

    /** Writes a result, unless the attempt has changed since it was read. */
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

function handling(connection: Connection) {
  return {
    /** Writes that a person dealt with money that paid no order. @returns whether it was this call that did */
    handle: async ({ order_no, attempt }: Pick<AttemptRow, 'order_no' | 'attempt'>, now: Date) => {
      const { numUpdatedRows } = await connection
        .updateTable('payment_attempts')
        .set({ handled_at: now })
        .where('order_no', '=', order_no)
        .where('attempt', '=', attempt)
        .where('outcome', 'in', ['AMOUNT_MISMATCH', 'SURPLUS_CAPTURE'])
        .where('handled_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}
