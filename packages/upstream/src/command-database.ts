import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '@layover/server-kit/environment/read-environment'
import type { Source } from '@layover/server-kit/environment/secret-files'
import type { Values, Variables } from '@layover/server-kit/environment/variable'
import { variables } from './config.ts'
import { StoreError } from './store/database/store-error.ts'
import { type OpenStore, openStore } from './store/open-store.ts'

/** What a command takes from its process besides its words. */
export interface Surroundings {
  readonly err: (text: string) => void
  readonly env: Source
  readonly now: () => Date
}

/**
 * Opens the database that the environment names, for a command beside the servers.
 *
 * @param more settings that the command needs too
 * @throws StoreError for wrong settings, where there is no database, and where it cannot be used
 */
export async function openCommandDatabase<const V extends Variables>(
  { env, err }: Surroundings,
  more: V,
): Promise<OpenStore & { readonly dataDir: string; readonly environment: Values<V> }> {
  const { DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_WAIT_SECONDS, DATA_DIR } = variables
  const own = readEnvironment({ DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_WAIT_SECONDS, DATA_DIR }, env)
  const others = readEnvironment(more, env)
  if ('faults' in own || 'faults' in others)
    throw new StoreError([own, others].flatMap((read) => ('faults' in read ? read.faults : [])).join('\n'))
  const { environment } = own
  const dataDir = environment.DATA_DIR
  // A new database would be made, and found empty.
  if (environment.DATABASE_URL === undefined && !existsSync(join(dataDir, 'database')))
    throw new StoreError(`DATA_DIR: there is no database in ${dataDir}`)
  const pool = {
    connections: environment.DATABASE_CONNECTIONS,
    waitMs: environment.DATABASE_WAIT_SECONDS * 1000,
  }
  const config = { databaseUrl: environment.DATABASE_URL, pool, dataDir }
  const opened = await openStore(config, ({ message }) => err(`${message}\n`))
  return { ...opened, dataDir, environment: others.environment }
}
