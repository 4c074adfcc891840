import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** The place of an order in its network's line. */
interface Place {
  readonly network: string
  /** The orders that wait before it. */
  readonly ahead: number
}

/** Orders that wait for their turn to be paid. One that asks no more has left its place. */
export function paymentTurnRepository(connection: Connection) {
  return {
    /** Joins the line, or keeps its place there. An order that last asked before an instant joins anew. */
    join: async (turn: { orderNo: string; network: string }, now: Date, goneBefore: Date): Promise<void> => {
      const isNew = sql<boolean>`payment_turns.asked_at < ${goneBefore}::timestamptz
        or payment_turns.network <> excluded.network`
      await connection
        .insertInto('payment_turns')
        .values({ order_no: turn.orderNo, network: turn.network, waits_since: now, asked_at: now })
        .onConflict((conflict) =>
          conflict.column('order_no').doUpdateSet({
            network: turn.network,
            waits_since: sql`case when ${isNew} then excluded.waits_since else payment_turns.waits_since end`,
            asked_at: now,
          }),
        )
        .execute()
    },

    /** The place of an order; undefined where it does not wait. */
    placeOf: async (orderNo: string, goneBefore: Date): Promise<Place | undefined> =>
      await connection
        .selectFrom('payment_turns as own')
        .select((own) => [
          'own.network',
          own
            .selectFrom('payment_turns as other')
            .select(sql<number>`count(*)::int`.as('count'))
            .whereRef('other.network', '=', 'own.network')
            .where('other.asked_at', '>=', goneBefore)
            .where(sql<boolean>`(other.waits_since, other.order_no) < (own.waits_since, own.order_no)`)
            .$asScalar()
            .$notNull()
            .as('ahead'),
        ])
        .where('own.order_no', '=', orderNo)
        .where('own.asked_at', '>=', goneBefore)
        .executeTakeFirst(),

    leave: async (orderNo: string): Promise<void> => {
      await connection.deleteFrom('payment_turns').where('order_no', '=', orderNo).execute()
    },

    forget: async (goneBefore: Date): Promise<void> => {
      await connection.deleteFrom('payment_turns').where('asked_at', '<', goneBefore).execute()
    },
  }
}
