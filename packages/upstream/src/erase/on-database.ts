import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '@layover/server-kit/environment/read-environment'
import type { Source } from '@layover/server-kit/environment/secret-files'
import { variables } from '../config.ts'
import { createOutbox } from '../mail/outbox-transport.ts'
import type { RetentionDeps } from '../retention/in-batches.ts'
import { openStore } from '../store/open-store.ts'
import { Fault } from './fault.ts'

/** What the command takes from its process besides its words. */
export interface Surroundings {
  readonly err: (text: string) => void
  readonly env: Source
  readonly now: () => Date
}

/**
 * Does a job on the database that the environment names, and closes it.
 *
 * @throws Fault for wrong settings, and where there is no database; StoreError where it cannot be used
 */
export async function onDatabase(
  { env, err, now }: Surroundings,
  job: (deps: RetentionDeps) => Promise<number>,
): Promise<number> {
  const { DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_WAIT_SECONDS, DATA_DIR, SIGNING_KEY } = variables
  const needed = { DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_WAIT_SECONDS, DATA_DIR, SIGNING_KEY }
  const read = readEnvironment(needed, env)
  if ('faults' in read) throw new Fault(read.faults.join('\n'))
  const { environment } = read
  const dataDir = environment.DATA_DIR
  // A new database would be made, and found empty.
  if (environment.DATABASE_URL === undefined && !existsSync(join(dataDir, 'database')))
    throw new Fault(`DATA_DIR: there is no database in ${dataDir}`)
  const pool = {
    connections: environment.DATABASE_CONNECTIONS,
    waitMs: environment.DATABASE_WAIT_SECONDS * 1000,
  }
  const config = { databaseUrl: environment.DATABASE_URL, pool, dataDir }
  const { store, close } = await openStore(config, ({ message }) => err(`${message}\n`))
  try {
    const transport = createOutbox(join(dataDir, 'outbox'))
    return await job({ store, transport, signingKeys: environment.SIGNING_KEY, now })
  } finally {
    await close()
  }
}
