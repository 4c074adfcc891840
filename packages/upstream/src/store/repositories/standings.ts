import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** Upper bounds of ages in milliseconds; everything more is `older`. */
const AGES_MS = { '1m': 60_000, '10m': 600_000, '1h': 3_600_000 } as const

const NO_AGES = { '1m': 0, '10m': 0, '1h': 0, older: 0 }

/** Counts of rows for the metrics, each by one label. */
export function standingRepository(connection: Connection) {
  return { ...orders(connection), ...waiting(connection) }
}

function orders(connection: Connection) {
  return {
    /** Orders that may still be paid or are being paid, by the time since they were created. */
    openOrders: async (now: Date) => {
      const rows = await connection
        .selectFrom('orders')
        .select([ageOf('created_at', now).as('label'), sql<number>`count(*)::int`.as('count')])
        .where('status', 'in', ['CREATED', 'DECLINED', 'PAYING'])
        .groupBy('label')
        .execute()
      return { ...NO_AGES, ...byLabel(rows) }
    },

    /** Orders in payment, by the time since their last attempt began. */
    payingOrders: async (now: Date) => {
      const rows = await connection
        .selectFrom((query) =>
          query
            .selectFrom('orders')
            .innerJoin('payment_attempts', 'payment_attempts.order_no', 'orders.order_no')
            .select(({ fn }) => fn.max('started_at').as('started_at'))
            .where('status', '=', 'PAYING')
            .groupBy('orders.order_no')
            .as('paying'),
        )
        .select([ageOf('started_at', now).as('label'), sql<number>`count(*)::int`.as('count')])
        .groupBy('label')
        .execute()
      return { ...NO_AGES, ...byLabel(rows) }
    },
  }
}

function waiting(connection: Connection) {
  return {
    /** Places of visits to come: held, of an order that may still be paid, and paid for. */
    places: async (now: Date) => {
      const rows = await connection
        .selectFrom('slot_claims')
        .leftJoin('orders', 'orders.order_no', 'slot_claims.order_no')
        .select([
          sql<string>`case
            when orders.order_no is null then 'held' when orders.status = 'PAID' then 'sold' else 'ordered'
          end`.as('label'),
          sql<number>`sum(places)::int`.as('count'),
        ])
        .where('starts_at', '>', now)
        .where((where) =>
          where.or([
            where.and([where('orders.order_no', 'is', null), where('slot_claims.expires_at', '>', now)]),
            where('orders.status', '<>', 'EXPIRED'),
          ]),
        )
        .groupBy('label')
        .execute()
      return { held: 0, ordered: 0, sold: 0, ...byLabel(rows) }
    },

    /** Unsent mail: without an attempt yet, tried before, and given up. */
    mails: async () => {
      const rows = await connection
        .selectFrom('mails')
        .select([
          sql<string>`case
            when next_attempt_at is null then 'given_up' when attempts = 0 then 'new' else 'tried'
          end`.as('label'),
          sql<number>`count(*)::int`.as('count'),
        ])
        .where('sent_at', 'is', null)
        .groupBy('label')
        .execute()
      return { new: 0, tried: 0, given_up: 0, ...byLabel(rows) }
    },
  }
}

function ageOf(column: 'created_at' | 'started_at', now: Date): RawBuilder<string> {
  const cases = Object.entries(AGES_MS).map(
    ([age, ms]) =>
      sql`when ${sql.ref(column)} > ${new Date(now.getTime() - ms)}::timestamptz then ${sql.lit(age)}`,
  )
  return sql<string>`case ${sql.join(cases, sql` `)} else 'older' end`
}

function byLabel(rows: readonly { readonly label: string; readonly count: number }[]) {
  return Object.fromEntries(rows.map(({ label, count }) => [label, count]))
}
