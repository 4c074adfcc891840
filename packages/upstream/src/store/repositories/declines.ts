import { sql } from 'kysely'
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

/** Declined payments by payer. A visitor or a network that is undefined has none. */
export function declineRepository(connection: Connection) {
  return {
    /** @param notOfCard reasons that say nothing about the card: such attempts do not count */
    count: async (payer: Payer, since: Date, notOfCard: readonly string[]): Promise<Declines> => {
      const declined = isDeclined(notOfCard)
      const ofVisitor = sql<boolean>`payment_attempts.visitor = ${payer.visitor ?? null}::text`
      const ofNetwork = sql<boolean>`payment_attempts.network = ${payer.network ?? null}::text`
      const ofEmail = sql<boolean>`lower(orders.lead ->> 'email') = lower(${payer.email}::text)`
      const count = (which: ReturnType<typeof sql<boolean>>) =>
        sql<number>`count(*) filter (where ${which})::int`
      return await connection
        .selectFrom('payment_attempts')
        .innerJoin('orders', 'orders.order_no', 'payment_attempts.order_no')
        .select([
          count(sql`${declined} and ${ofVisitor}`).as('ofVisitor'),
          count(sql`${declined} and ${ofNetwork}`).as('ofNetwork'),
          count(sql`${declined} and ${ofEmail}`).as('ofEmail'),
          count(sql`${declined} and ${ofEmail} and ${ofNetwork}`).as('ofEmailInNetwork'),
          count(sql`outcome = 'CAPTURED' and ${ofNetwork}`).as('capturedInNetwork'),
        ])
        .where('payment_attempts.started_at', '>', since)
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
