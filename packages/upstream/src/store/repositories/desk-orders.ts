import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { OrderRow } from '../database/rows/orders.ts'

/** What the desk calls an order's state: what a person is needed for first, and its status otherwise. */
export const deskStates = [
  'mismatched',
  'surplus',
  'refunding',
  'unsettled',
  'created',
  'paying',
  'declined',
  'paid',
  'cancelled',
  'expired',
] as const
export type DeskState = (typeof deskStates)[number]

/** States in which an order waits for a person. */
const NEEDS_PERSON: readonly DeskState[] = ['mismatched', 'surplus', 'refunding', 'unsettled']
const OPEN: readonly DeskState[] = ['created', 'paying', 'declined']

/** An order in a list. */
export interface DeskOrder
  extends Pick<
    OrderRow,
    'reference' | 'service_type' | 'total_minor' | 'currency' | 'created_at' | 'lead' | 'emptied_at'
  > {
  readonly state: DeskState
}

/** Which orders a list has; all that are given apply. */
export interface DeskFilter {
  readonly states?: readonly DeskState[]
  /** Ordered at this instant or later. */
  readonly since?: Date
  /** Ordered before this instant. */
  readonly until?: Date
  /** The beginning of a reference. */
  readonly reference?: string
  /** In small letters. */
  readonly email?: string
  readonly limit: number
}

/** Orders as a person at the desk lists them. */
export function deskOrderRepository(connection: Connection) {
  return {
    /**
     * Orders by their state, those that need a person first, then open ones, then the rest; each group by its age, the oldest
     * that needs a person first, of the others the latest. @param unsettledBefore a payment without an outcome that began
     * earlier needs a person
     */
    list: async (filter: DeskFilter, unsettledBefore: Date): Promise<DeskOrder[]> => {
      const state = stateOf(unsettledBefore)
      return await connection
        .selectFrom((query) =>
          query
            .selectFrom('orders')
            .select([
              'reference',
              'service_type',
              'total_minor',
              'currency',
              'created_at',
              'lead',
              'emptied_at',
              state.as('state'),
            ])
            .where(matches(filter))
            .as('listed'),
        )
        .selectAll()
        .$if(filter.states !== undefined, (query) =>
          query.where(sql<boolean>`state = any(${filter.states ?? []})`),
        )
        .orderBy(rankOf())
        .orderBy(sql`case when state = any(${NEEDS_PERSON}) then created_at end`)
        .orderBy('created_at', 'desc')
        .limit(filter.limit)
        .execute()
    },
  }
}

function matches({ since, until, reference, email }: DeskFilter): RawBuilder<boolean> {
  const conditions = [
    sql`true`,
    ...(since === undefined ? [] : [sql`created_at >= ${since}::timestamptz`]),
    ...(until === undefined ? [] : [sql`created_at < ${until}::timestamptz`]),
    ...(reference === undefined ? [] : [sql`starts_with(reference, ${reference})`]),
    ...(email === undefined ? [] : [sql`lower(lead ->> 'email') = ${email}`]),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

function stateOf(unsettledBefore: Date): RawBuilder<DeskState> {
  const hasAttempt = (which: RawBuilder<unknown>) => sql`exists (
    select from payment_attempts as attempt where attempt.order_no = orders.order_no and ${which}
  )`
  return sql<DeskState>`case
    when ${hasAttempt(sql`outcome = 'AMOUNT_MISMATCH' and handled_at is null`)} then 'mismatched'
    when ${hasAttempt(sql`outcome = 'SURPLUS_CAPTURE' and handled_at is null`)} then 'surplus'
    when exists (
      select from refunds as refund where refund.order_no = orders.order_no and refunded_at is null
    ) then 'refunding'
    when ${hasAttempt(sql`outcome is null and started_at < ${unsettledBefore}::timestamptz`)} then 'unsettled'
    when cancelled_at is not null then 'cancelled'
    else lower(status)
  end`
}

function rankOf(): RawBuilder<number> {
  return sql<number>`case when state = any(${NEEDS_PERSON}) then 1 when state = any(${OPEN}) then 2 else 3 end`
}
