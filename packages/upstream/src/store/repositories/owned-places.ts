import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { SlotClaimRow } from '../database/rows/orders.ts'

/** Places that a visitor holds, in so many bookings. */
export interface VisitorPlaces {
  readonly places: number
  readonly bookings: number
}

/** Places of a network: those it holds in all, or took without a payment in one slot, and those that lapsed or were paid lately. */
export interface NetworkPlaces {
  readonly inAll: number
  readonly inSlot: number
  /** Those that large parties of other visitors hold above the shares of their slots, and parties that paid nothing. */
  readonly aboveOfOthers: number
  readonly lapsed: number
  readonly paid: number
}

interface Counted {
  readonly now: Date
  /** Claims that do not count. */
  readonly except: readonly string[]
}

interface NetworkCounted extends Counted {
  /** The visitor whose own unpaid party does not count; without one every party is another's. */
  readonly visitor: string | undefined
  readonly slot: { readonly placeCode: string; readonly startsAt: Date }
  readonly lapsedSince: Date
  readonly paidSince: Date
}

/**
 * Claims of places by owner. Held are those of holds that last, and of orders that are not paid: also while a payment is
 * under way, since anybody can begin one with a made-up card.
 */
export function ownedPlaceRepository(connection: Connection) {
  return { ...counts(connection), ...holds(connection) }
}

const isHeld = (
  now: Date,
) => sql<boolean>`(slot_claims.order_no is null and slot_claims.expires_at > ${now}::timestamptz
  or orders.status in ('CREATED', 'PAYING', 'DECLINED'))`

const hasLapsed = (
  now: Date,
) => sql<boolean>`(slot_claims.order_no is null and slot_claims.expires_at <= ${now}::timestamptz
  or orders.status = 'EXPIRED')`

function counts(connection: Connection) {
  const claims = ({ except }: Counted) =>
    connection
      .selectFrom('slot_claims')
      .leftJoin('orders', 'orders.order_no', 'slot_claims.order_no')
      .$if(except.length > 0, (query) => query.where('slot_claims.claim_id', 'not in', except))
  return {
    ofVisitor: async (visitor: string, counted: Counted): Promise<VisitorPlaces> =>
      await claims(counted)
        .select([
          sql<number>`coalesce(sum(slot_claims.places), 0)::int`.as('places'),
          sql<number>`count(*)::int`.as('bookings'),
        ])
        .where('slot_claims.visitor', '=', visitor)
        .where(isHeld(counted.now))
        .executeTakeFirstOrThrow(),

    ofNetwork: async (network: string, counted: NetworkCounted): Promise<NetworkPlaces> => {
      const { now, visitor, slot, lapsedSince, paidSince } = counted
      const places = (which: ReturnType<typeof isHeld>) =>
        sql<number>`coalesce(sum(slot_claims.places) filter (where ${which}), 0)::int`
      // A code that makes an order free would else take a whole slot without a payment, under one cookie after the other.
      const isFree = sql<boolean>`(orders.status = 'PAID' and orders.total_minor = 0
        and slot_claims.held_since >= ${lapsedSince}::timestamptz)`
      const inSlot = sql<boolean>`(${isHeld(now)} or ${isFree}) and slot_claims.place_code = ${slot.placeCode}
        and slot_claims.starts_at = ${slot.startsAt}::timestamptz`
      // The bound of a visitor's bookings counts their own, but none that was free.
      const ofOthers = sql<boolean>`(${isFree} or ${isHeld(now)}
        and slot_claims.visitor is distinct from ${visitor ?? null}::text)`
      const lapsed = sql<boolean>`${hasLapsed(now)} and slot_claims.held_since >= ${lapsedSince}::timestamptz`
      return await claims(counted)
        .select([
          places(isHeld(now)).as('inAll'),
          places(inSlot).as('inSlot'),
          sql<number>`coalesce(sum(slot_claims.above_share) filter (where ${ofOthers}), 0)::int`.as(
            'aboveOfOthers',
          ),
          places(lapsed).as('lapsed'),
          places(sql<boolean>`orders.status = 'PAID' and orders.total_minor > 0`).as('paid'),
        ])
        .where('slot_claims.network', '=', network)
        .where('slot_claims.held_since', '>=', paidSince)
        .executeTakeFirstOrThrow()
    },
  }
}

function holds(connection: Connection) {
  return {
    /** The holds of a visitor that last and have no order, locked until the transaction ends. */
    holdsLocked: async (
      visitor: string,
      now: Date,
    ): Promise<Pick<SlotClaimRow, 'claim_id' | 'held_since'>[]> =>
      await connection
        .selectFrom('slot_claims')
        .select(['claim_id', 'held_since'])
        .where('visitor', '=', visitor)
        .where('order_no', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('claim_id')
        .forUpdate()
        .execute(),

    /** Ends holds, which frees their places. Those that were taken after an instant are deleted. */
    endHolds: async (claimIds: readonly string[], now: Date, takenAfter: Date): Promise<void> => {
      if (claimIds.length === 0) return
      await connection
        .with('forgotten', (query) =>
          query
            .deleteFrom('slot_claims')
            .where('claim_id', 'in', claimIds)
            .where('held_since', '>', takenAfter),
        )
        .updateTable('slot_claims')
        .set({ expires_at: now })
        .where('claim_id', 'in', claimIds)
        .where('held_since', '<=', takenAfter)
        .execute()
    },

    /** Clears the owners of places that were taken before an instant. */
    forgetOwners: async (before: Date): Promise<void> => {
      await connection
        .updateTable('slot_claims')
        .set({ visitor: null, network: null })
        .where('held_since', '<', before)
        .where((where) => where.or([where('visitor', 'is not', null), where('network', 'is not', null)]))
        .execute()
    },
  }
}
