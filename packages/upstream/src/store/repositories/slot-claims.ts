import { sql } from 'kysely'
import { claimColumns } from '../database/columns.ts'
import type { Connection } from '../database/database.ts'
import type { SlotClaimRow } from '../database/schema.ts'

/** A visit time at a place. */
interface SlotKey {
  readonly placeCode: string
  readonly startsAt: Date
}

/**
 * Claims of places, by holds and by orders. A claim counts while its hold lasts, or as long as its order has not
 * expired. So the end of an order frees its places without another statement.
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
        // An order may still be paid until its end is written under its lock.
        where('orders.status', '<>', 'EXPIRED'),
      ]),
    )
}

function slots(connection: Connection) {
  return {
    /** Locks a slot until the transaction ends, so that no other transaction claims its places meanwhile. */
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

    /** The number of claimed places of a slot, without the claims `except`. */
    countTaken: async (
      { placeCode, startsAt }: SlotKey,
      now: Date,
      except: readonly string[] = [],
    ): Promise<number> => {
      const { taken } = await inForce(connection, now)
        .select(sql<number>`coalesce(sum(slot_claims.places), 0)::int`.as('taken'))
        .where('slot_claims.place_code', '=', placeCode)
        .where('slot_claims.starts_at', '=', startsAt)
        .$if(except.length > 0, (query) => query.where('slot_claims.claim_id', 'not in', except))
        .executeTakeFirstOrThrow()
      return taken
    },

    /**
     * The claimed places of a place's slots between two instants, the second exclusive; by instant in milliseconds.
     */
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
        .select(claimColumns)
        .where('claim_id', '=', claimId)
        .where('order_no', 'is', null)
        .where('expires_at', '>', now)
        .forUpdate()
        .executeTakeFirst(),

    /** The places of an order, locked until the transaction ends. */
    findOfOrderLocked: async (orderNo: string): Promise<SlotClaimRow | undefined> =>
      await connection
        .selectFrom('slot_claims')
        .select(claimColumns)
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

    /** Deletes holds that ended before an instant. */
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
