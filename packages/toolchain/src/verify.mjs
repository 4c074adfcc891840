/** `pnpm verify`: everything CI checks, on a checkout whose packages are installed. */
import { CHROMIUM_MISSING, findChromium } from './chromium.mjs'
import { takeNoWords } from './no-words.mjs'
import { pnpm } from './pnpm.mjs'
import { bringPostgres, POSTGRES_MISSING } from './postgres.mjs'
import { progress } from './print.mjs'
import { findRedis, REDIS_MISSING } from './redis.mjs'
import { reportFile } from './reports.mjs'
import { openRunFolder } from './run-folder.mjs'
import { printTable, stage } from './stages.mjs'

const isCI = process.env.CI === 'true'
/** On PGlite and without Redis, also where a PostgreSQL or a Redis is named: each has its own stage. */
const NO_SERVERS = { TEST_DATABASE_URL: '', TEST_REDIS_SERVER: '', TEST_REDIS_URL: '' }

/** CI proves everything or nothing; elsewhere a stage is left out where this machine lacks its program. @param {string} name @param {string} notice */
async function leaveOut(name, notice) {
  progress(`LEFT OUT: ${name}. ${notice}`)
  await stage(`${name} (left out)`, async () => (isCI ? 1 : 0))
}

/** @param {string} name @param {'unit' | 'postgres' | 'redis'} report @param {Record<string, string>} env @param {string[]} [args] */
async function unitTests(name, report, env, args = []) {
  const file = reportFile(report)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await stage(name, () => pnpm(['run', 'test:unit', ...args, ...reporters], { env }), file)
}

async function upstreamOnPostgres() {
  const postgres = await bringPostgres()
  if (!postgres) return leaveOut('Upstream on PostgreSQL', POSTGRES_MISSING)
  await unitTests('Upstream on PostgreSQL', 'postgres', { TEST_DATABASE_URL: postgres.url }, [
    '--project=upstream',
  ])
  await postgres.stop()
}

async function gatewayWithRedis() {
  const env = await findRedis()
  if (!env) return leaveOut('Gateway with Redis', REDIS_MISSING)
  await unitTests('Gateway with Redis', 'redis', env, ['--project=gateway'])
}

async function browserStories() {
  const chromium = await findChromium()
  if (!chromium) return leaveOut('Browser stories', CHROMIUM_MISSING)
  const file = reportFile('stories')
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  await stage('Browser stories', () => pnpm(['run', 'test:e2e'], { env }), file)
}

takeNoWords()
openRunFolder()
await stage('Format, lint, borders, unused code, types, OpenAPI', () => pnpm(['run', 'check']))
await unitTests('Contract, unit and server tests', 'unit', NO_SERVERS)
await upstreamOnPostgres()
await gatewayWithRedis()
await stage('Build', () => pnpm(['run', 'build']))
await browserStories()
if (!printTable()) process.exitCode = 1
