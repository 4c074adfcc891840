import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { OrderRow } from '../database/rows/orders.ts'
import { orderAddressRepository } from './order-addresses.ts'

/** An order with what decides whether its people are still needed. */
export type OrderStanding = Pick<
  OrderRow,
  'order_no' | 'reference' | 'service_type' | 'status' | 'erasure_requested_at'
> & {
  /** It can no longer be paid, no payment is being checked, and no money of it waits for a person. */
  readonly is_settled: boolean
  /** The last day of its passes, YYYY-MM-DD. */
  readonly passes_until: string | null
  /** The last day of its membership. */
  readonly membership_until: string | null
  /** The number of its membership without hyphens. */
  readonly membership_number: string | null
}

/** A person, by the address of an order's lead or by the number of the membership that an order brought. */
interface Person {
  readonly email: string
  readonly membershipNumber: string | undefined
}

/** The people of orders: their names, addresses and numbers, and what leads to them. */
export function orderPeopleRepository(connection: Connection) {
  return {
    ...finding(connection),
    ...findingPaid(connection),
    ...locking(connection),
    ...emptying(connection),
  }
}

const isSettled = sql<boolean>`(
  orders.status not in ('CREATED', 'DECLINED') and not exists (
    select from payment_attempts as attempt where attempt.order_no = orders.order_no and (
      attempt.outcome is null or attempt.next_check_at is not null
      or (attempt.outcome in ('AMOUNT_MISMATCH', 'SURPLUS_CAPTURE') and attempt.handled_at is null)
    )
  ) and not exists (
    select from refunds as refund where refund.order_no = orders.order_no and refund.refunded_at is null
  )
)`

const passesUntil = sql<string | null>`(
  select max(valid_until) from passes where passes.order_no = orders.order_no
)`

const membershipUntil = sql<string | null>`(
  select max(valid_until) from memberships where memberships.order_no = orders.order_no
)`

const membershipNumber = sql<string | null>`(
  select max(replace(membership_number, '-', '')) from memberships where memberships.order_no = orders.order_no
)`

const endedBefore = (day: string): RawBuilder<boolean> =>
  sql`coalesce(greatest(${passesUntil}, ${membershipUntil}) < ${day}::date, true)`

/** Orders that name a person. */
const named = (connection: Connection) => connection.selectFrom('orders').where('emptied_at', 'is', null)

function finding(connection: Connection) {
  const standings = () =>
    named(connection).select([
      'order_no',
      'reference',
      'service_type',
      'status',
      'erasure_requested_at',
      isSettled.as('is_settled'),
      passesUntil.as('passes_until'),
      membershipUntil.as('membership_until'),
      membershipNumber.as('membership_number'),
    ])
  return {
    /** A person's orders up to an instant, the oldest first. */
    findOf: async ({ email, membershipNumber: number }: Person, until: Date): Promise<OrderStanding[]> => {
      const brought = number === undefined ? [] : await ordersOfMembership(connection, number)
      // Two conditions with an index each; a subquery in their place would read every order.
      const byEmail = sql<boolean>`lower(lead ->> 'email') = ${email}`
      return await standings()
        .where('created_at', '<=', until)
        .where(({ or, eb }) => or([byEmail, ...brought.map((orderNo) => eb('order_no', '=', orderNo))]))
        .orderBy('created_at')
        .execute()
    },

    /** An order's standing; its row must be locked, so that it does not change meanwhile. */
    find: async (orderNo: string): Promise<OrderStanding | undefined> =>
      await standings().where('order_no', '=', orderNo).executeTakeFirst(),

    /** The addresses of leads behind another one in the alphabet, each once. */
    emailsAfter: async (last: string, limit: number): Promise<string[]> => {
      const email = sql<string>`lower(lead ->> 'email')`
      const rows = await named(connection)
        .select(email.as('email'))
        .where(email, '>', last)
        .groupBy('email')
        .orderBy('email')
        .limit(limit)
        .execute()
      return rows.map((row) => row.email)
    },
  }
}

function findingPaid(connection: Connection) {
  return {
    /**
     * The numbers of the paid orders with an address, as theirs or as a further one, the latest first: the one with a reference, however its hyphens were
     * written, or those that are valid on a day or later.
     */
    findPaidOf: async (
      email: string,
      wanted: { readonly reference: string } | { readonly validOn: string },
      limit: number,
    ): Promise<string[]> => {
      const isWanted =
        'reference' in wanted
          ? sql<boolean>`replace(reference, '-', '') = ${wanted.reference.replaceAll('-', '')}`
          : sql<boolean>`not ${endedBefore(wanted.validOn)}`
      // As above: two conditions with an index each.
      const byEmail = sql<boolean>`lower(lead ->> 'email') = ${email}`
      const further = await orderAddressRepository(connection).ordersOf(email)
      const rows = await named(connection)
        .select('order_no')
        .where('status', '=', 'PAID')
        .where('cancelled_at', 'is', null)
        .where(({ or, eb }) => or([byEmail, ...further.map((orderNo) => eb('order_no', '=', orderNo))]))
        .where(isWanted)
        .orderBy('paid_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => row.order_no)
    },
  }
}

async function ordersOfMembership(connection: Connection, number: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('memberships')
    .select('order_no')
    .where(sql`replace(membership_number, '-', '')`, '=', number)
    .execute()
  return rows.map((row) => row.order_no)
}

/** Settled orders for a round; those that another transaction has locked are left for the next one. */
function locking(connection: Connection) {
  const settled = (limit: number) =>
    named(connection).select('order_no').where(isSettled).limit(limit).forUpdate().skipLocked()
  const numbersOf = (rows: readonly { order_no: string }[]) => rows.map((row) => row.order_no)
  return {
    /** Orders that ended without a payment at this instant or before. */
    lockUnpaid: async (endedBy: Date, limit: number): Promise<string[]> =>
      numbersOf(
        await settled(limit)
          .where('status', 'in', ['EXPIRED', 'PAYING'])
          .where('expires_at', '<=', endedBy)
          .execute(),
      ),

    /** Paid orders whose last pass or membership ended before a day. */
    lockPaid: async (day: string, limit: number): Promise<string[]> =>
      numbersOf(
        await settled(limit)
          .where('status', '=', 'PAID')
          .where('order_no', 'in', (query) =>
            query
              .selectFrom('passes')
              .select('order_no')
              .where('valid_until', '<', day)
              .union(query.selectFrom('memberships').select('order_no').where('valid_until', '<', day)),
          )
          .where(endedBefore(day))
          .execute(),
      ),

    /** Orders of people who are to be forgotten, which were open and have closed before a day. */
    lockToErase: async (day: string, limit: number): Promise<string[]> =>
      numbersOf(
        await settled(limit).where('erasure_requested_at', 'is not', null).where(endedBefore(day)).execute(),
      ),
  }
}

/** What leads to the people of an order, each by the order's number. */
const LEADING = ['passes', 'memberships', 'slot_claims', 'order_requests', 'order_addresses'] as const

function emptying(connection: Connection) {
  return {
    /** Has an open order emptied as soon as it has closed. */
    requestErasure: async (orderNo: string, now: Date): Promise<void> => {
      await connection
        .updateTable('orders')
        .set({ erasure_requested_at: now })
        .where('order_no', '=', orderNo)
        .where('erasure_requested_at', 'is', null)
        .execute()
    },

    /**
     * Takes the people out of locked orders, and deletes what leads to them: passes, memberships, places, order keys,
     * further addresses, attempts without money, their mails, and the buyer's hash beside the use of a code. Amounts, dates, the reference and
     * payments stay.
     *
     * @returns the names of the mails
     */
    empty: async (orderNos: readonly string[], now: Date): Promise<string[]> => {
      if (orderNos.length === 0) return []
      await connection
        .updateTable('orders')
        .set({
          lead: sql`'{"firstName": "", "lastName": "", "email": ""}'::jsonb`,
          passengers: sql`'[]'::jsonb`,
          visit: sql`visit || '{"flightNumber": ""}'::jsonb`,
          visitor: null,
          card: null,
          emptied_at: now,
        })
        .where('order_no', 'in', orderNos)
        .execute()
      for (const table of LEADING)
        await connection.deleteFrom(table).where('order_no', 'in', orderNos).execute()
      await connection
        .deleteFrom('payment_attempts')
        .where('order_no', 'in', orderNos)
        .where('outcome', 'in', ['REJECTED', 'UNAVAILABLE'])
        .execute()
      const mails = await connection
        .deleteFrom('mails')
        .using('orders')
        .where('orders.order_no', 'in', orderNos)
        .where(sql<boolean>`starts_with(mails.name, orders.reference || '-')`)
        .returning('mails.name')
        .execute()
      await connection
        .updateTable('discount_redemptions')
        .set({ buyer: null })
        .where('order_no', 'in', orderNos)
        .execute()
      await connection
        .updateTable('payment_attempts')
        .set({ idempotency_key: null, visitor: null, network: null })
        .where('order_no', 'in', orderNos)
        .execute()
      return mails.map(({ name }) => name)
    },
  }
}
