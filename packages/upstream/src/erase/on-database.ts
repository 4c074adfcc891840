import { join } from 'node:path'
import { variables } from '../config.ts'
import { createOutbox } from '../mail/outbox-transport.ts'
import type { RetentionDeps } from '../retention/in-batches.ts'
import { onStore } from '../terminal/on-store.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** What the command takes from its process besides its words and its output. */
export type Surroundings = Omit<Terminal, 'out'>

/**
 * Does a job on the database that the environment names, and closes it.
 *
 * @param comesFirst whether it may be a restored database, which no server has started on yet
 * @throws StoreError for wrong settings, where there is no database, and where it cannot be used
 */
export async function onDatabase(
  surroundings: Surroundings,
  job: (deps: RetentionDeps) => Promise<number>,
  comesFirst: boolean,
): Promise<number> {
  const { SIGNING_KEY } = variables
  return await onStore(
    surroundings,
    { SIGNING_KEY },
    async ({ store, settings }) => {
      const transport = createOutbox(join(settings.DATA_DIR, 'outbox'))
      return await job({ store, transport, signingKeys: settings.SIGNING_KEY, now: surroundings.now })
    },
    comesFirst,
  )
}
