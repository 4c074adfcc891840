/** `pnpm test:redis`: the gateway's suites that need a Redis; further arguments, such as a file's name, go to vitest. */
import { pnpm } from './pnpm.mjs'
import { fail } from './print.mjs'
import { findRedis, REDIS_MISSING } from './redis.mjs'
import { openRunFolder } from './run-folder.mjs'

openRunFolder()
const env = (await findRedis()) ?? fail(REDIS_MISSING)
const args = ['run', 'test:unit', '--project=gateway', ...process.argv.slice(2)]
process.exitCode = await pnpm(args, { env })
