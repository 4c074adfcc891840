import type { Database } from './database/database.ts'
import { openPgliteFolder } from './database/open-pglite.ts'
import { openPostgres, type PoolSize } from './database/open-postgres.ts'
import { storeErrorOf } from './database/store-error.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { readApplied, schemaStanding, standingInWords } from './schema-standing.ts'
import { createStore, type Store } from './store.ts'

/** A store and the way to close it. */
export interface OpenStore {
  readonly store: Store
  readonly close: () => Promise<void>
}

type Preparation = (kysely: Database['forMigrations']) => Promise<void>

interface DatabaseConfig {
  readonly databaseUrl?: string | undefined
  readonly pool: PoolSize
  readonly dataDir: string
}

/**
 * Opens the database that the configuration names and brings its schema up to date.
 *
 * @param onIdleError called for broken idle connections
 * @param prepare what is done about its schema
 * @throws StoreError with one line for the operator, after closing everything
 */
export async function openStore(
  { databaseUrl, pool, dataDir }: DatabaseConfig,
  onIdleError: (error: Error) => void,
  prepare: Preparation = migrate,
): Promise<OpenStore> {
  const open =
    databaseUrl === undefined ? openPgliteFolder(dataDir) : openPostgres(databaseUrl, pool, onIdleError)
  return await prepareStore(await open, prepare)
}

/** Migrates an open database, or does something else about its schema. */
export async function prepareStore(database: Database, prepare: Preparation = migrate): Promise<OpenStore> {
  try {
    await prepare(database.forMigrations)
  } catch (error) {
    await database.close()
    throw storeErrorOf(error)
  }
  return { store: createStore(database), close: database.close }
}

/**
 * How a PostgreSQL database stands to this release, in lines for an operator (P592). Nothing is changed.
 *
 * @throws StoreError where it cannot be reached, or this release cannot start on it
 */
export async function describeStanding(databaseUrl: string, waitMs: number): Promise<string[]> {
  const { kysely, close } = await openPostgres(databaseUrl, { connections: 1, waitMs }, () => undefined)
  try {
    return standingInWords(schemaStanding(await readApplied(kysely), readMigrations()))
  } finally {
    await close()
  }
}
