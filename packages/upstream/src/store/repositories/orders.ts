import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { CONFIRMATION } from '../../domain/mail-names.ts'
import { builtOnce } from '../database/built-once.ts'
import { membershipColumns, orderColumns, passColumns } from '../database/columns.ts'
import type { Connection } from '../database/database.ts'
import type { OrderRow } from '../database/rows/orders.ts'
import { rowsUnlessConflict } from '../database/store-error.ts'
import { json } from './json.ts'
import { claimed, type OrderRequest } from './order-requests.ts'
import { paying } from './paid-orders.ts'

/** Orders. The order machine checks status changes before; this only writes them. */
export function orderRepository(connection: Connection) {
  return {
    ...writing(connection),
    ...paying(connection),
    ...cancelling(connection),
    ...reading(connection),
    ...readingIssued(connection),
    ...inRounds(connection),
  }
}

const insertWithKey = builtOnce(
  [...orderColumns, 'idempotencyKey', 'callId', 'bodyHash', 'orderNo'],
  (connection, values: OrderRow & OrderRequest) =>
    connection
      .with('claimed', (query) =>
        query
          .insertInto('order_requests')
          .values(claimed(values, values.created_at))
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .returning('order_no'),
      )
      .insertInto('orders')
      .columns(orderColumns)
      .expression((query) =>
        query
          .selectFrom('claimed')
          .select(({ val }) => orderColumns.map((name) => val(values[name]).as(name))),
      ),
)

function writing(connection: Connection) {
  return {
    /** @returns false when the reference is taken: draw another one */
    insert: async (order: OrderRow): Promise<boolean> => {
      const result = await connection
        .insertInto('orders')
        .values(written(order))
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

    /**
     * Inserts an order with the claim of its key, both or neither.
     *
     * @returns false where the key, or the reference, belongs to another order
     */
    insertWithKey: async (request: OrderRequest, order: OrderRow): Promise<boolean> => {
      const inserted = insertWithKey(connection, { ...written(order), ...request })
      return (await rowsUnlessConflict(inserted.then((rows) => rows.numAffectedRows))) === 1
    },

    update: async (
      orderNo: string,
      { card, ...change }: Partial<Pick<OrderRow, 'status' | 'paid_at' | 'expires_at' | 'card'>>,
    ): Promise<void> => {
      const changed = { ...change, ...(card && { card: json(card) }) }
      await connection.updateTable('orders').set(changed).where('order_no', '=', orderNo).execute()
    },
  }
}

/** pg would write an array as a PostgreSQL array, so it is serialised to JSON here. */
function written({ lead, passengers, lines, visit, membership, card, ...rest }: OrderRow): OrderRow {
  return {
    ...rest,
    lead: json(lead),
    passengers: json(passengers),
    lines: json(lines),
    visit: visit && json(visit),
    membership: membership && json(membership),
    card: card && json(card),
  }
}

function cancelling(connection: Connection) {
  return {
    /** Ends what a paid order opens (P514), and gives its places back. An earlier end stays. */
    cancel: async (orderNo: string, now: Date): Promise<void> => {
      await connection
        .with('freed', (query) => query.deleteFrom('slot_claims').where('order_no', '=', orderNo))
        .updateTable('orders')
        .set({ cancelled_at: now })
        .where('order_no', '=', orderNo)
        .where('cancelled_at', 'is', null)
        .execute()
    },
  }
}

const findLocked = builtOnce(['orderNo'], (connection, { orderNo }: { readonly orderNo: string }) =>
  connection.selectFrom('orders').select(orderColumns).where('order_no', '=', orderNo).forUpdate(),
)

function reading(connection: Connection) {
  return {
    find: async (orderNo: string): Promise<OrderRow | undefined> =>
      await connection
        .selectFrom('orders')
        .select(orderColumns)
        .where('order_no', '=', orderNo)
        .executeTakeFirst(),

    findByReference: async (reference: string): Promise<OrderRow | undefined> =>
      await connection
        .selectFrom('orders')
        .select(orderColumns)
        .where('reference', '=', reference)
        .executeTakeFirst(),

    /** Finds an order and locks it until the transaction ends. */
    findLocked: async (orderNo: string): Promise<OrderRow | undefined> =>
      (await findLocked(connection, { orderNo })).rows[0],

    /** Whether an order that has not expired replaced this one, directly or through others. */
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

const findIssued = builtOnce(['orderNo'], (connection, { orderNo }: { readonly orderNo: string }) =>
  connection
    .selectFrom('orders')
    .select(orderColumns)
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('passes')
          .select(passColumns)
          .whereRef('passes.order_no', '=', 'orders.order_no')
          .orderBy('position'),
      ).as('passes'),
      jsonObjectFrom(
        selectFrom('memberships')
          .select(membershipColumns)
          .whereRef('memberships.order_no', '=', 'orders.order_no'),
      ).as('issuedMembership'),
      sql<boolean>`exists (select from mails where name = orders.reference || ${CONFIRMATION}
        and coalesce(sent_at, next_attempt_at) is not null)`.as('mailsConfirmation'),
    ])
    .where('order_no', '=', orderNo),
)

function readingIssued(connection: Connection) {
  return {
    /** An order with what it brought: passes or a membership, and whether its confirmation was mailed or will be. */
    findIssued: async (orderNo: string) => (await findIssued(connection, { orderNo })).rows[0],
  }
}

function inRounds(connection: Connection) {
  return {
    /** Locks overdue orders; those that another transaction has locked are left for the next round. */
    lockOverdue: async (now: Date, limit: number): Promise<OrderRow[]> =>
      await connection
        .selectFrom('orders')
        .select(orderColumns)
        .where('status', 'in', ['CREATED', 'DECLINED'])
        .where('expires_at', '<=', now)
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute(),

    /** Locks orders in payment that have a capture of another amount, made before an instant or handled by a person. */
    lockMismatched: async (before: Date, limit: number): Promise<OrderRow[]> =>
      await connection
        .selectFrom('orders')
        .select(orderColumns)
        .where('status', '=', 'PAYING')
        .where(({ exists, not, selectFrom }) => {
          const attempts = selectFrom('payment_attempts')
            .select('attempt')
            .whereRef('payment_attempts.order_no', '=', 'orders.order_no')
          return exists(
            attempts
              .where('outcome', '=', 'AMOUNT_MISMATCH')
              .where(({ or, eb }) => or([eb('settled_at', '<=', before), eb('handled_at', 'is not', null)])),
          ).and(not(exists(attempts.where('outcome', 'is', null))))
        })
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute(),
  }
}
