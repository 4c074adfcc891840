/** `pnpm catalogue`: checks, imports and exports a catalogue's folder, on the database of the environment or of a local start. */
import { join } from 'node:path'
import { runOnData } from './on-data.mjs'

process.exitCode = await runOnData('catalogue-command/main.ts', (dataDir) => ({
  DATA_DIR: join(dataDir, 'upstream'),
}))
