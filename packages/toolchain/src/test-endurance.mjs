/** `pnpm test:endurance`: the tests of minutes, such as every kill of the crash suite, of which `npm test` keeps a sample. */
import { takeNoWords } from './no-words.mjs'
import { pnpm } from './pnpm.mjs'
import { bringPostgres, POSTGRES_MISSING } from './postgres.mjs'
import { build } from './prepare.mjs'
import { fail, progress } from './print.mjs'
import { findPromtool, PROMTOOL_MISSING } from './promtool.mjs'
import { openRunFolder } from './run-folder.mjs'

/** @param {string} name @param {string[]} args @param {Record<string, string>} env */
async function part(name, args, env) {
  progress(`${name} …`)
  if ((await pnpm(['run', ...args], { env: { ENDURANCE: 'true', ...env } })) !== 0) process.exitCode = 1
}

takeNoWords()
openRunFolder()
const promtool = (await findPromtool()) ?? fail(PROMTOOL_MISSING)
const postgres = (await bringPostgres()) ?? fail(POSTGRES_MISSING)
await part('Kills, mutations, alerts and long waits', ['test:unit'], { TEST_PROMTOOL: promtool })
await part('Servers on one PostgreSQL, and their first start', ['test:unit', '--project=upstream'], {
  TEST_DATABASE_URL: postgres.url,
})
await postgres.stop()
await build()
await part('Two releases in turn on one PostgreSQL', ['soak', 'releases'], {})
await part('Servers killed under a browser', ['test:e2e'], {})
