import { sql } from 'kysely'
import { claimColumns } from '../database/columns.ts'
import type { Connection } from '../database/database.ts'
import type { SlotClaimRow } from '../database/rows/orders.ts'

/** A visit time at a place. */
interface SlotKey {
  readonly placeCode: string
  readonly startsAt: Date
}

/** Places that are wanted, of so many. */
interface Room {
  readonly places: number
  readonly placesPerSlot: number
}

/**
 * Claims of places, by holds and by orders. A claim counts while its hold lasts, or as long as its order has not
 * expired. So the end of an order frees its places without another statement.
 */
export function slotClaimRepository(connection: Connection) {
  return { ...slots(connection), ...counts(connection), ...claims(connection), ...insertion(connection) }
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

function takenOf(
  connection: Connection,
  { placeCode, startsAt }: SlotKey,
  now: Date,
  except: readonly string[],
) {
  return inForce(connection, now)
    .select(sql<number>`coalesce(sum(slot_claims.places), 0)::int`.as('taken'))
    .where('slot_claims.place_code', '=', placeCode)
    .where('slot_claims.starts_at', '=', startsAt)
    .$if(except.length > 0, (query) => query.where('slot_claims.claim_id', 'not in', except))
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

    /**
     * Locks a slot if so many places are free, and returns how many others seemed to be taken before: once it is locked they
     * have to be counted again. Where fewer are free nothing waits for the lock.
     */
    lockSlotWithRoom: async (
      { placeCode, startsAt, places, placesPerSlot }: SlotKey & Room,
      now: Date,
      except: readonly string[],
    ): Promise<{ taken: number; isLocked: boolean }> => {
      const hasRoom = sql`taken + ${places}::integer <= ${placesPerSlot}::integer`
      const row = await connection
        .with('counted', () => takenOf(connection, { placeCode, startsAt }, now, except))
        .with('locked', (query) =>
          query
            .selectFrom(['counted', 'visit_slots'])
            .select('place_code')
            .where('place_code', '=', placeCode)
            .where('starts_at', '=', startsAt)
            .where(sql<boolean>`${hasRoom}`)
            .forUpdate('visit_slots'),
        )
        .with('made', (query) =>
          query
            .insertInto('visit_slots')
            .columns(['place_code', 'starts_at'])
            .expression(
              sql`select ${placeCode}::text, ${startsAt}::timestamptz from counted
                where ${hasRoom} and not exists (select from locked)`,
            )
            .onConflict((conflict) => conflict.doNothing())
            .returning('place_code'),
        )
        .selectFrom('counted')
        .select([
          'taken',
          sql<boolean>`exists (select from locked) or exists (select from made)`.as('isLocked'),
        ])
        .executeTakeFirstOrThrow()
      return row
    },
  }
}

function counts(connection: Connection) {
  return {
    /** The number of claimed places of a slot, without the claims `except`. */
    countTaken: async (slot: SlotKey, now: Date, except: readonly string[] = []): Promise<number> => {
      const { taken } = await takenOf(connection, slot, now, except).executeTakeFirstOrThrow()
      return taken
    },

    /** Orders of visits that are still to come, by the code of the place; a place without any is left out. */
    countAhead: async (now: Date): Promise<ReadonlyMap<string, number>> => {
      const rows = await inForce(connection, now)
        .select(['slot_claims.place_code', sql<number>`count(*)::int`.as('orders')])
        .where('slot_claims.order_no', 'is not', null)
        .where('slot_claims.starts_at', '>', now)
        .groupBy('slot_claims.place_code')
        .execute()
      return new Map(rows.map(({ place_code, orders }) => [place_code, orders]))
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

function insertion(connection: Connection) {
  return {
    insert: async (claim: SlotClaimRow): Promise<void> => {
      await connection.insertInto('slot_claims').values(claim).execute()
    },

    /**
     * Inserts a claim if its slot has so many places free; the slot has to be locked.
     *
     * @returns the number of places that others have taken
     */
    insertWithRoom: async (
      claim: SlotClaimRow,
      placesPerSlot: number,
      now: Date,
      except: readonly string[],
    ): Promise<number> => {
      const slot = { placeCode: claim.place_code, startsAt: claim.starts_at }
      const { taken } = await connection
        .with('counted', () => takenOf(connection, slot, now, except))
        .with('inserted', (query) =>
          query
            .insertInto('slot_claims')
            .columns(claimColumns)
            .expression(({ selectFrom }) =>
              selectFrom('counted')
                .select(({ val }) => claimColumns.map((name) => val(claim[name]).as(name)))
                .where(sql<boolean>`taken + ${claim.places}::integer <= ${placesPerSlot}::integer`),
            ),
        )
        .selectFrom('counted')
        .select('taken')
        .executeTakeFirstOrThrow()
      return taken
    },
  }
}
