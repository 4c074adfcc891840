import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Schema } from './schema.ts'

/** The connection of repositories: the database, or a transaction in it. */
export type Connection = Kysely<Schema> | Transaction<Schema>

/** An open database; `close` ends every connection and unlocks its folder. */
export interface Database {
  readonly kysely: Kysely<Schema>
  readonly close: () => Promise<void>
}

/** Kysely over a pool; `release` runs once the pool has ended. */
export function databaseOf(pool: pg.Pool, release: () => Promise<void>): Database {
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    kysely,
    close: async () => {
      await kysely.destroy()
      await release()
    },
  }
}
