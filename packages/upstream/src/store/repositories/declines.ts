import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../database/database.ts'

/** Declined payments, and those without an outcome yet, which may be declined. */
export interface Declines {
  readonly ofVisitor: number
  readonly ofNetwork: number
  /** With the same email address, from all networks and from this one. */
  readonly ofEmail: number
  readonly ofEmailInNetwork: number
  /** Payments of the network that were captured. */
  readonly capturedInNetwork: number
}

interface Payer {
  readonly visitor: string | undefined
  readonly network: string | undefined
  readonly email: string
}

interface Turns {
  readonly since: Date
  readonly turnMs: number
  readonly notOfCard: readonly string[]
}

interface TurnOpens {
  /** After the attempts that were made in a turn. */
  readonly afterTurns: Date | null
  readonly afterAll: Date | null
}

/** An attempt that was declined, or may be. Reasons that say nothing about the card do not count. */
const isDeclined = (notOfCard: readonly string[]) => sql<boolean>`(outcome is null
  or outcome = 'REJECTED' and reason_code not in (${sql.join(notOfCard)}))`

/** Orders with an email address, but for those whose attempts all began before an instant: they begin before the order expires. */
const ordersWith = (connection: Connection, email: string, since: Date) =>
  connection
    .selectFrom('orders')
    .select('order_no')
    .where(sql<boolean>`lower(lead ->> 'email') = lower(${email}::text)`)
    .where('emptied_at', 'is', null)
    .where('expires_at', '>', since)

/** Declined payments by payer. A visitor or a network that is undefined has none. */
export function declineRepository(connection: Connection) {
  return {
    /** @param notOfCard reasons that say nothing about the card: such attempts do not count */
    count: async (payer: Payer, since: Date, notOfCard: readonly string[]): Promise<Declines> => {
      const declined = isDeclined(notOfCard)
      const count = (which: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${which}))::int`
      const ofNetwork = sql<boolean>`network = ${payer.network ?? null}::text`
      const attempts = connection.selectFrom('payment_attempts').where('started_at', '>', since)
      const visitor = attempts
        .select(count(declined).as('ofVisitor'))
        .where(sql<boolean>`visitor = ${payer.visitor ?? null}::text`)
      const network = attempts
        .select([count(declined).as('ofNetwork'), count(sql`outcome = 'CAPTURED'`).as('capturedInNetwork')])
        .where(ofNetwork)
      // An array: before the planner has statistics of addresses, it plans a join for thousands of orders.
      const email = attempts
        .select([
          count(declined).as('ofEmail'),
          count(sql`${declined} and ${ofNetwork}`).as('ofEmailInNetwork'),
        ])
        .where(sql<boolean>`order_no = any(array(${ordersWith(connection, payer.email, since)}))`)
      // Three counts by an index each: a single one would read every attempt of the hour.
      return await connection
        .selectFrom([visitor.as('visitor'), network.as('network'), email.as('email')])
        .select(['ofVisitor', 'ofNetwork', 'capturedInNetwork', 'ofEmail', 'ofEmailInNetwork'])
        .executeTakeFirstOrThrow()
    },

    /**
     * When the turn after a network's last attempt begins: a turn's length after that of a declined one began, and at once
     * after any other; null without an attempt.
     */
    turnOpensAt: async (network: string, { since, turnMs, notOfCard }: Turns): Promise<TurnOpens> => {
      const turn = sql`make_interval(secs => ${turnMs / 1_000}::double precision)`
      const turnEnd = sql<Date>`coalesce(turn_at, started_at) + ${turn}`
      const latest = sql<Date | null>`max(case when ${isDeclined(notOfCard)} then ${turnEnd}
        else least(settled_at, ${turnEnd}) end)`
      return await connection
        .selectFrom('payment_attempts')
        .select([
          sql<Date | null>`${latest} filter (where turn_at is not null)`.as('afterTurns'),
          latest.as('afterAll'),
        ])
        .where('network', '=', network)
        .where('started_at', '>', since)
        .executeTakeFirstOrThrow()
    },

    /** Clears the payers of attempts that began before an instant. */
    forgetPayers: async (before: Date): Promise<void> => {
      await connection
        .updateTable('payment_attempts')
        .set({ visitor: null, network: null })
        .where('started_at', '<', before)
        .where((where) => where.or([where('visitor', 'is not', null), where('network', 'is not', null)]))
        .execute()
    },
  }
}
