import { sql } from 'kysely'
import { builtOnce } from '../database/built-once.ts'
import type { Connection } from '../database/database.ts'
import type { MailContent, MailRow } from '../database/rows/requests.ts'

/** A mail to be sent. */
export interface WaitingMail {
  readonly name: string
  readonly content: MailContent
  /** The number of attempts, this one included. */
  readonly attempts: number
  readonly createdAt: Date
}

/** The record of a mail that was sent; `is_forms` while the form that it brought is stored. */
interface SentMail {
  readonly name: string
  readonly is_forms: boolean
}

/** The queue of mail; a mail stays until a server has accepted it. */
export function mailRepository(connection: Connection) {
  return { ...sending(connection), ...endings(connection), ...records(connection) }
}

const claimDue = builtOnce(
  ['now', 'retryAt'],
  (connection, { now, retryAt }: { readonly now: Date; readonly retryAt: Date }) =>
    connection
      .updateTable('mails')
      .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: retryAt })
      .where('name', '=', (query) =>
        query
          .selectFrom('mails')
          .select('name')
          .where('next_attempt_at', '<=', now)
          .orderBy('next_attempt_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['name', 'content', 'attempts', 'created_at']),
)

function sending(connection: Connection) {
  return {
    /** Queues a mail, unless one with this name is queued. */
    insert: async (name: string, content: MailContent, now: Date): Promise<void> => {
      await connection
        .insertInto('mails')
        .values({
          name,
          content: JSON.stringify(content) as unknown as MailContent,
          attempts: 0,
          next_attempt_at: now,
          sent_at: null,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    },

    /**
     * Claims the longest waiting mail; other servers skip it until `retryAt`. A subquery after `in` may run more than once
     * and claim a second mail, which nobody would send until then.
     */
    claimDue: async (now: Date, retryAt: Date): Promise<WaitingMail | undefined> => {
      const [row] = (await claimDue(connection, { now, retryAt })).rows
      if (row === undefined || row.content === null) return undefined
      return { name: row.name, content: row.content, attempts: row.attempts, createdAt: row.created_at }
    },

    postpone: async (name: string, nextAttemptAt: Date): Promise<void> => {
      await connection
        .updateTable('mails')
        .set({ next_attempt_at: nextAttemptAt })
        .where('name', '=', name)
        .where('sent_at', 'is', null)
        .execute()
    },
  }
}

function endings(connection: Connection) {
  return {
    /** Ends the attempts; the content stays for an operator. */
    giveUp: async (name: string): Promise<void> => {
      await connection
        .updateTable('mails')
        .set({ next_attempt_at: null })
        .where('name', '=', name)
        .where('sent_at', 'is', null)
        .execute()
    },

    /** @returns whether its record is there: it goes with an erasure, which may come during the delivery */
    markSent: async (name: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await connection
        .updateTable('mails')
        .set({ sent_at: now, next_attempt_at: null, content: null })
        .where('name', '=', name)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

function records(connection: Connection) {
  return {
    /** The mails whose names begin so, without what they say. */
    listOf: async (beginning: string): Promise<Omit<MailRow, 'content'>[]> =>
      await connection
        .selectFrom('mails')
        .select(['name', 'attempts', 'next_attempt_at', 'sent_at', 'created_at'])
        .where(sql<boolean>`starts_with(name, ${beginning})`)
        .orderBy('created_at')
        .orderBy('name')
        .execute(),

    /** The number of mails that were given up. */
    countGivenUp: async (): Promise<number> => {
      const { count } = await connection
        .selectFrom('mails')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('sent_at', 'is', null)
        .where('next_attempt_at', 'is', null)
        .executeTakeFirstOrThrow()
      return count
    },

    /** Queues the mails that were given up anew. @returns how many */
    reviveGivenUp: async (now: Date): Promise<number> => {
      const { numUpdatedRows } = await connection
        .updateTable('mails')
        .set({ next_attempt_at: now, created_at: now })
        .where('sent_at', 'is', null)
        .where('next_attempt_at', 'is', null)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    find: async (name: string): Promise<MailRow | undefined> =>
      await connection.selectFrom('mails').selectAll().where('name', '=', name).executeTakeFirst(),

    /** Deletes the records of mail that was sent up to an instant. A form's copy in the outbox stays with the form. */
    deleteSentBefore: async (instant: Date, limit: number): Promise<SentMail[]> => {
      const due = connection
        .selectFrom('mails')
        .select('name')
        .where('sent_at', '<=', instant)
        .limit(limit)
        .forUpdate()
        .skipLocked()
      const isForms = sql<boolean>`exists (select from service_requests where reference = mails.name)`
      return await connection
        .deleteFrom('mails')
        .where('name', 'in', due)
        .returning(['name', isForms.as('is_forms')])
        .execute()
    },

    /** Deletes the mails whose names begin so, or those of them that were sent. @returns their names */
    deleteOf: async (beginnings: readonly string[], which: 'all' | 'sent'): Promise<string[]> => {
      const all = connection
        .deleteFrom('mails')
        .where(({ or }) => or(beginnings.map((each) => sql<boolean>`starts_with(name, ${each})`)))
      const chosen = which === 'all' ? all : all.where('sent_at', 'is not', null)
      return namesOf(await chosen.returning('name').execute())
    },

    deleteAll: async (names: readonly string[]): Promise<void> => {
      if (names.length > 0) await connection.deleteFrom('mails').where('name', 'in', names).execute()
    },
  }
}
