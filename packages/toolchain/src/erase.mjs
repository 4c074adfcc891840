/** `pnpm erase`: shows or erases what is stored of a person, on the database of the environment or of a local start. */
import { join } from 'node:path'
import { keysOf, runOnData } from './on-data.mjs'

process.exitCode = await runOnData('erase/main.ts', (dataDir) => ({
  SIGNING_KEY: keysOf(dataDir).signingKey,
  DATA_DIR: join(dataDir, 'upstream'),
}))
