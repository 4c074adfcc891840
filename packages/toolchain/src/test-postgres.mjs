/** `pnpm test:postgres`: the upstream's suites on PostgreSQL; further arguments, such as a file's name, go to vitest. */
import { pnpm } from './pnpm.mjs'
import { bringPostgres, POSTGRES_MISSING } from './postgres.mjs'
import { fail } from './print.mjs'
import { openRunFolder } from './run-folder.mjs'

openRunFolder()
const postgres = (await bringPostgres()) ?? fail(POSTGRES_MISSING)
const args = ['run', 'test:unit', '--project=upstream', ...process.argv.slice(2)]
process.exitCode = await pnpm(args, { env: { TEST_DATABASE_URL: postgres.url } })
await postgres.stop()
