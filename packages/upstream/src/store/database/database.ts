import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { namingStatements } from './named-statements.ts'
import type { Schema } from './schema.ts'

/** The connection of repositories: the database, or a transaction in it. */
export type Connection = Kysely<Schema> | Transaction<Schema>

export type Connections = { readonly open: number; readonly idle: number; readonly waiting: number }

/** An open database; `close` ends every connection and unlocks its folder. */
export interface Database {
  readonly kysely: Kysely<Schema>
  /** Open and idle connections, and queries that wait for one. */
  readonly connections: () => Connections
  readonly close: () => Promise<void>
}

/** Kysely over a pool; `release` runs once the pool has ended. */
export function databaseOf(pool: pg.Pool, release: () => Promise<void>): Database {
  const dialect = new PostgresDialect({ pool: namingStatements(pool) })
  const kysely = new Kysely<Schema>({ dialect })
  return {
    kysely,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await kysely.destroy()
      await release()
    },
  }
}
