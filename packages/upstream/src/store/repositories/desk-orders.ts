import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { OrderRow } from '../database/rows/orders.ts'

/** States in which an order waits for a person. */
const NEEDS_PERSON = ['mismatched', 'surplus', 'refunding', 'unsettled'] as const
const OPEN = ['created', 'paying', 'declined'] as const
const CLOSED = ['paid', 'cancelled', 'expired'] as const

/** What the desk calls an order's state: what a person is needed for first, and its status otherwise. */
export const deskStates = [...NEEDS_PERSON, ...OPEN, ...CLOSED] as const
export type DeskState = (typeof deskStates)[number]

const COLUMNS = [
  'reference',
  'service_type',
  'total_minor',
  'currency',
  'created_at',
  'lead',
  'emptied_at',
] as const

/** An order in a list. */
export interface DeskOrder extends Pick<OrderRow, (typeof COLUMNS)[number]> {
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
     * that needs a person first, of the others the latest. Without a filter an index leads to each group, so that a million
     * past orders do not slow the list. @param unsettledBefore a payment without an outcome that began earlier needs a
     * person
     */
    list: async (filter: DeskFilter, unsettledBefore: Date): Promise<DeskOrder[]> => {
      const isListed = (state: DeskState) => filter.states?.includes(state) ?? true
      const group = (all: readonly DeskState[], isIn: RawBuilder<boolean>, order: 'asc' | 'desc') => {
        const states = all.filter(isListed)
        return connection
          .selectFrom((query) =>
            query
              .selectFrom('orders')
              .select(COLUMNS)
              .select(stateOf(unsettledBefore).as('state'))
              .where(matches(filter))
              .where(states.length > 0 ? isIn : sql<boolean>`false`)
              .as('grouped'),
          )
          .selectAll()
          .where(sql<boolean>`state = any(${states})`)
          .orderBy('created_at', order)
          .limit(filter.limit)
      }
      const waiting = group(NEEDS_PERSON, mayNeedPerson(unsettledBefore), 'asc')
      const open = group(OPEN, sql`status in ('CREATED', 'DECLINED', 'PAYING')`, 'desc')
      const closed = group(CLOSED, sql`true`, 'desc')
      return await connection
        .selectFrom(({ selectFrom }) =>
          selectFrom(waiting.as('waiting'))
            .selectAll()
            .unionAll(selectFrom(open.as('open')).selectAll())
            .unionAll(selectFrom(closed.as('closed')).selectAll())
            .as('listed'),
        )
        .selectAll()
        .orderBy(rankOf())
        .orderBy(sql`case when state = any(${NEEDS_PERSON}) then created_at end`)
        .orderBy('created_at', 'desc')
        .limit(filter.limit)
        .execute()
    },
  }
}

/** Whether an order may be in a state that needs a person: few are, and indexes find them. */
function mayNeedPerson(unsettledBefore: Date): RawBuilder<boolean> {
  return sql`order_no in (
    select order_no from payment_attempts
      where outcome in ('AMOUNT_MISMATCH', 'SURPLUS_CAPTURE') and handled_at is null
    union all select order_no from payment_attempts
      where outcome is null and started_at < ${unsettledBefore}::timestamptz
    union all select order_no from refunds where refunded_at is null
  )`
}

/** An order that was emptied has no address any more, and none is in the index of addresses. */
function matches({ since, until, reference, email }: DeskFilter): RawBuilder<boolean> {
  const conditions = [
    sql`true`,
    ...(since === undefined ? [] : [sql`created_at >= ${since}::timestamptz`]),
    ...(until === undefined ? [] : [sql`created_at < ${until}::timestamptz`]),
    ...(reference === undefined ? [] : [sql`starts_with(reference, ${reference})`]),
    ...(email === undefined ? [] : [sql`lower(lead ->> 'email') = ${email} and emptied_at is null`]),
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
