import type { Connection } from '../database/database.ts'
import type { PaymentTurnRow } from '../database/rows/payments.ts'

/** The places of visitors in the queues of their networks (P486). */
export function paymentTurnRepository(connection: Connection) {
  return {
    /** The queue of a network, the first one first. Some have left it, or have missed their turn. */
    ofNetwork: async (network: string): Promise<PaymentTurnRow[]> =>
      await connection
        .selectFrom('payment_turns')
        .selectAll()
        .where('network', '=', network)
        .orderBy('waits_since')
        .orderBy('visitor')
        .execute(),

    networkOf: async (visitor: string): Promise<string | undefined> => {
      const place = await connection
        .selectFrom('payment_turns')
        .select('network')
        .where('visitor', '=', visitor)
        .executeTakeFirst()
      return place?.network
    },

    /** Gives a visitor the last place, in the stead of any other. */
    join: async (place: PaymentTurnRow): Promise<void> => {
      await connection
        .insertInto('payment_turns')
        .values(place)
        .onConflict((conflict) => conflict.column('visitor').doUpdateSet(place))
        .execute()
    },

    update: async (
      visitor: string,
      change: Partial<Pick<PaymentTurnRow, 'asked_at' | 'turn_at'>>,
    ): Promise<void> => {
      await connection.updateTable('payment_turns').set(change).where('visitor', '=', visitor).execute()
    },

    leave: async (visitors: readonly string[]): Promise<void> => {
      if (visitors.length === 0) return
      await connection.deleteFrom('payment_turns').where('visitor', 'in', visitors).execute()
    },

    forget: async (askedBefore: Date): Promise<void> => {
      await connection.deleteFrom('payment_turns').where('asked_at', '<', askedBefore).execute()
    },
  }
}
