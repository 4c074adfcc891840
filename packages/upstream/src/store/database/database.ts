import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import type pg from 'pg'
import { namingStatements } from './named-statements.ts'
import type { Schema } from './schema.ts'

/** The connection of repositories: the database, or a transaction in it. */
export type Connection = Kysely<Schema> | Transaction<Schema>

export type Connections = { readonly open: number; readonly idle: number; readonly waiting: number }

/** An open database; `close` ends every connection and unlocks its folder. */
export interface Database {
  readonly kysely: Kysely<Schema>
  /** The same without a limit on the time of a statement: a migration may rebuild a large table. */
  readonly forMigrations: Kysely<Schema>
  /** Open and idle connections, and queries that wait for one. */
  readonly connections: () => Connections
  readonly close: () => Promise<void>
}

/**
 * Kysely over a pool; `release` runs once the pool has ended.
 *
 * @param answerMs how long a statement may take
 */
export function databaseOf(pool: pg.Pool, release: () => Promise<void>, answerMs?: number): Database {
  const kysely = kyselyOver(namingStatements(pool, answerMs))
  return {
    kysely,
    forMigrations: kyselyOver(pool),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await kysely.destroy()
      await release()
    },
  }
}

function kyselyOver(pool: PostgresPool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
