/** `pnpm test:unit`: the tests without a browser; further arguments, such as a file's name, go to vitest. */
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { openRunFolder } from './run-folder.mjs'

// Before vitest starts: it chooses a temporary folder before it reads a configuration.
openRunFolder()
const vitest = join(ROOT, 'node_modules', '.bin', 'vitest')
process.exitCode = await run(vitest, ['run', ...process.argv.slice(2)])
