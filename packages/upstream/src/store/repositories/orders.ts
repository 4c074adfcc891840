import type { Connection } from '../database/database.ts'
import type { OrderRow } from '../database/schema.ts'

/** Orders. Status changes go through the order machine first; this only writes what it is told. */
export function orderRepository(connection: Connection) {
  return { ...writing(connection), ...reading(connection), ...inRounds(connection) }
}

function writing(connection: Connection) {
  return {
    /** @returns false when the reference is taken: draw another one */
    insert: async (order: OrderRow): Promise<boolean> => {
      const { lead, passengers, lines, visit, membership, ...rest } = order
      const result = await connection
        .insertInto('orders')
        // pg would take an array for a PostgreSQL array, so JSON is written as JSON.
        .values({
          ...rest,
          lead: json(lead),
          passengers: json(passengers),
          lines: json(lines),
          visit: visit && json(visit),
          membership: membership && json(membership),
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

    update: async (
      orderNo: string,
      change: Partial<Pick<OrderRow, 'status' | 'paid_at' | 'expires_at'>>,
    ): Promise<void> => {
      await connection.updateTable('orders').set(change).where('order_no', '=', orderNo).execute()
    },
  }
}

function reading(connection: Connection) {
  return {
    find: async (orderNo: string): Promise<OrderRow | undefined> =>
      await connection.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirst(),

    findByReference: async (reference: string): Promise<OrderRow | undefined> =>
      await connection.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst(),

    /** The order, locked until the transaction ends: its status cannot change under the reader. */
    findLocked: async (orderNo: string): Promise<OrderRow | undefined> =>
      await connection
        .selectFrom('orders')
        .selectAll()
        .where('order_no', '=', orderNo)
        .forUpdate()
        .executeTakeFirst(),

    /** Whether an order that has not expired came in the place of this one, or of one that did. */
    hasSuccessor: async (orderNo: string): Promise<boolean> => {
      const standing = await connection
        .withRecursive('successors', (query) =>
          query
            .selectFrom('orders')
            .select(['order_no', 'status'])
            .where('replaces', '=', orderNo)
            .unionAll(
              query
                .selectFrom('orders')
                .innerJoin('successors', 'orders.replaces', 'successors.order_no')
                .select(['orders.order_no', 'orders.status']),
            ),
        )
        .selectFrom('successors')
        .select('order_no')
        .where('status', '<>', 'EXPIRED')
        .limit(1)
        .executeTakeFirst()
      return standing !== undefined
    },
  }
}

function inRounds(connection: Connection) {
  return {
    /** Waiting orders whose time is over, locked; those that another transaction works on are left for the next round. */
    lockOverdue: async (now: Date, limit: number): Promise<OrderRow[]> =>
      await connection
        .selectFrom('orders')
        .selectAll()
        .where('status', 'in', ['CREATED', 'DECLINED'])
        .where('expires_at', '<=', now)
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute(),
  }
}

/** Kysely wants the column's type, the driver wants text; the database parses it again. */
function json<T>(value: T): T {
  return JSON.stringify(value) as T
}
