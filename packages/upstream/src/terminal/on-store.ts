import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '@layover/server-kit/environment/read-environment'
import type { Values, Variables } from '@layover/server-kit/environment/variable'
import { variables } from '../config.ts'
import { storeErrorOf } from '../store/database/store-error.ts'
import { migrate } from '../store/migrate.ts'
import { openStore } from '../store/open-store.ts'
import { requireMigrated } from '../store/schema-standing.ts'
import type { Store } from '../store/store.ts'
import { Fault } from './fault.ts'
import type { Terminal } from './terminal.ts'

const { DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_WAIT_SECONDS, DATA_DIR } = variables
const ofDatabase = { DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_WAIT_SECONDS, DATA_DIR }

/** The database with the settings that the command needs beside its own. */
interface OnStore<V extends Variables> {
  readonly store: Store
  readonly settings: Values<V & typeof ofDatabase>
}

/**
 * Does a job on the database that the environment names, and closes it.
 *
 * @param needed variables of the server that the job needs beside those of the database
 * @param comesFirst whether the job comes before the first start of the servers, so that nobody has migrated yet
 * @throws Fault for wrong settings, and where there is no database; StoreError where it cannot be used
 */
export async function onStore<V extends Variables>(
  { env, err }: Pick<Terminal, 'env' | 'err'>,
  needed: V,
  job: (on: OnStore<V>) => Promise<number>,
  comesFirst = false,
): Promise<number> {
  const read = readEnvironment({ ...ofDatabase, ...needed }, env)
  if ('faults' in read) throw new Fault(read.faults.join('\n'))
  const settings = read.environment
  const database: Values<typeof ofDatabase> = settings
  const dataDir = database.DATA_DIR
  // A new database would be made, and found empty.
  if (database.DATABASE_URL === undefined && !existsSync(join(dataDir, 'database')))
    throw new Fault(`DATA_DIR: there is no database in ${dataDir}`)
  const pool = {
    connections: database.DATABASE_CONNECTIONS,
    waitMs: database.DATABASE_WAIT_SECONDS * 1000,
  }
  const config = { databaseUrl: database.DATABASE_URL, pool, dataDir }
  const prepare = comesFirst ? migrate : requireMigrated
  const { store, close } = await openStore(config, ({ message }) => err(`${message}\n`), prepare)
  try {
    return await job({ store, settings })
  } catch (error) {
    throw storeErrorOf(error)
  } finally {
    await close()
  }
}
