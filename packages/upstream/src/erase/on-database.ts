import { join } from 'node:path'
import { openCommandDatabase, type Surroundings } from '../command-database.ts'
import { variables } from '../config.ts'
import { createOutbox } from '../mail/outbox-transport.ts'
import type { RetentionDeps } from '../retention/in-batches.ts'

/**
 * Does a job on the database that the environment names, and closes it.
 *
 * @throws StoreError for wrong settings, where there is no database, and where it cannot be used
 */
export async function onDatabase(
  surroundings: Surroundings,
  job: (deps: RetentionDeps) => Promise<number>,
): Promise<number> {
  const { SIGNING_KEY } = variables
  const { store, close, dataDir, environment } = await openCommandDatabase(surroundings, { SIGNING_KEY })
  try {
    const transport = createOutbox(join(dataDir, 'outbox'))
    return await job({ store, transport, signingKeys: environment.SIGNING_KEY, now: surroundings.now })
  } finally {
    await close()
  }
}
