import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { SlotClaimRow } from '../database/schema.ts'

/** A visit time at a place. */
interface SlotKey {
  readonly placeCode: string
  readonly startsAt: Date
}

/**
 * Holds and orders' places. A claim is in force while its hold lasts, or as long as its order has not expired: what an
 * order's end gives back follows from the order, so that nothing has to be given back twice.
 */
export function slotClaimRepository(connection: Connection) {
  return { ...slots(connection), ...claims(connection) }
}

function inForce(connection: Connection, now: Date) {
  return connection
    .selectFrom('slot_claims')
    .leftJoin('orders', 'orders.order_no', 'slot_claims.order_no')
    .where((where) =>
      where.or([
        where.and([where('slot_claims.order_no', 'is', null), where('slot_claims.expires_at', '>', now)]),
        // Until an order's end is written, under its lock, it may still begin to be paid.
        where('orders.status', '<>', 'EXPIRED'),
      ]),
    )
}

function slots(connection: Connection) {
  return {
    /** Locks a slot until the transaction ends: nobody else can claim its places meanwhile. */
    lockSlot: async ({ placeCode, startsAt }: SlotKey): Promise<void> => {
      const lock = connection
        .selectFrom('visit_slots')
        .select('place_code')
        .where('place_code', '=', placeCode)
        .where('starts_at', '=', startsAt)
        .forUpdate()
      if (await lock.executeTakeFirst()) return
      await connection
        .insertInto('visit_slots')
        .values({ place_code: placeCode, starts_at: startsAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await lock.execute()
    },

    /** How many places of a slot are claimed, not counting one claim. */
    countTaken: async ({ placeCode, startsAt }: SlotKey, now: Date, except = ''): Promise<number> => {
      const { taken } = await inForce(connection, now)
        .select(sql<number>`coalesce(sum(slot_claims.places), 0)::int`.as('taken'))
        .where('slot_claims.place_code', '=', placeCode)
        .where('slot_claims.starts_at', '=', startsAt)
        .where('slot_claims.claim_id', '<>', except)
        .executeTakeFirstOrThrow()
      return taken
    },

    /** Claimed places of a place's slots between two instants, the second one left out; by instant in milliseconds. */
    takenBetween: async (
      placeCode: string,
      from: Date,
      until: Date,
      now: Date,
    ): Promise<ReadonlyMap<number, number>> => {
      const rows = await inForce(connection, now)
        .select(['slot_claims.starts_at', sql<number>`sum(slot_claims.places)::int`.as('taken')])
        .where('slot_claims.place_code', '=', placeCode)
        .where('slot_claims.starts_at', '>=', from)
        .where('slot_claims.starts_at', '<', until)
        .groupBy('slot_claims.starts_at')
        .execute()
      return new Map(rows.map(({ starts_at, taken }) => [starts_at.getTime(), taken]))
    },
  }
}

function claims(connection: Connection) {
  return {
    /** A hold that lasts and has no order, locked until the transaction ends. */
    findHoldLocked: async (claimId: string, now: Date): Promise<SlotClaimRow | undefined> =>
      await connection
        .selectFrom('slot_claims')
        .selectAll()
        .where('claim_id', '=', claimId)
        .where('order_no', 'is', null)
        .where('expires_at', '>', now)
        .forUpdate()
        .executeTakeFirst(),

    /** The places of an order, locked until the transaction ends. */
    findOfOrderLocked: async (orderNo: string): Promise<SlotClaimRow | undefined> =>
      await connection
        .selectFrom('slot_claims')
        .selectAll()
        .where('order_no', '=', orderNo)
        .forUpdate()
        .executeTakeFirst(),

    insert: async (claim: SlotClaimRow): Promise<void> => {
      await connection.insertInto('slot_claims').values(claim).execute()
    },

    update: async (
      claimId: string,
      change: Partial<Omit<SlotClaimRow, 'claim_id' | 'held_since'>>,
    ): Promise<void> => {
      await connection.updateTable('slot_claims').set(change).where('claim_id', '=', claimId).execute()
    },

    /** Forgets holds that ended before an instant. */
    forgetEnded: async (before: Date): Promise<number> => {
      const ended = await connection
        .deleteFrom('slot_claims')
        .where('order_no', 'is', null)
        .where('expires_at', '<', before)
        .executeTakeFirst()
      return Number(ended.numDeletedRows)
    },
  }
}
