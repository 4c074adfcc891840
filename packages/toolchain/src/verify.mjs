/** `pnpm verify`: everything CI checks, on a checkout whose packages are installed. */
import { findChromium } from './chromium.mjs'
import {
  BROWSER_REPORT,
  browserCounts,
  clearReports,
  POSTGRES_REPORT,
  REDIS_REPORT,
  UNIT_REPORT,
  vitestCounts,
} from './counts.mjs'
import { pnpm } from './pnpm.mjs'
import { bringPostgres, POSTGRES_MISSING } from './postgres.mjs'
import { build } from './prepare.mjs'
import { fail, say } from './print.mjs'
import { findRedis, REDIS_MISSING } from './redis.mjs'

const isCI = process.env.CI === 'true'

/** @type {{ name: string, counts?: import('./counts.mjs').Counts, isGood: boolean }[]} */
const results = []

/** @param {string} name @param {() => Promise<number>} step @param {() => import('./counts.mjs').Counts} [counts] */
async function stage(name, step, counts) {
  say(`${name} …`)
  const code = await step()
  const counted = code === 0 || counts ? safely(counts) : undefined
  results.push({ name, isGood: code === 0, ...(counted ? { counts: counted } : {}) })
}

/** A runner that died before its report ran no test; that is its own failure. @template T @param {(() => T) | undefined} read */
function safely(read) {
  try {
    return read?.()
  } catch {
    return undefined
  }
}

/** CI proves everything or nothing; elsewhere what this machine lacks is left out, and said. @param {string} name @param {string} notice */
function leaveOut(name, notice) {
  if (isCI) fail(notice)
  say(`LEFT OUT: ${name}. ${notice}`)
}

/** @param {string} file where the counts go */
function reporters(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

async function upstreamOnPostgres() {
  const postgres = await bringPostgres()
  if (!postgres) return leaveOut('the upstream on PostgreSQL', POSTGRES_MISSING)
  const args = ['run', 'test:unit', '--project=upstream', ...reporters(POSTGRES_REPORT)]
  const env = { TEST_DATABASE_URL: postgres.url }
  await stage(
    'Upstream on PostgreSQL',
    () => pnpm(args, { env }),
    () => vitestCounts(POSTGRES_REPORT),
  )
  await postgres.stop()
}

async function gatewayWithRedis() {
  const env = await findRedis()
  if (!env) return leaveOut('the gateway with Redis', REDIS_MISSING)
  const args = ['run', 'test:unit', '--project=gateway', ...reporters(REDIS_REPORT)]
  await stage(
    'Gateway with Redis',
    () => pnpm(args, { env }),
    () => vitestCounts(REDIS_REPORT),
  )
}

async function browserStories() {
  const chromium = await findChromium()
  if (!chromium) {
    const notice = 'Browser stories need Chromium: `apt-get install chromium`, or set CHROMIUM_PATH.'
    return leaveOut('the browser stories', notice)
  }
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT }
  await stage('Browser stories', () => pnpm(['run', 'test:e2e'], { env }), browserCounts)
}

clearReports()
await stage('Format, lint, borders, unused code, types, OpenAPI', () => pnpm(['run', 'check']))
await stage(
  'Contract, unit and server tests',
  // On PGlite and without Redis, also where a PostgreSQL or a Redis is named: each has its own stage.
  () =>
    pnpm(['run', 'test:unit', ...reporters(UNIT_REPORT)], {
      env: { TEST_DATABASE_URL: '', TEST_REDIS_SERVER: '', TEST_REDIS_URL: '' },
    }),
  () => vitestCounts(UNIT_REPORT),
)
await upstreamOnPostgres()
await gatewayWithRedis()
await build()
await browserStories()

const total = { passed: 0, failed: 0, skipped: 0 }
console.log()
for (const { name, counts, isGood } of results) {
  const tests = counts ? ` — ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : ''
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${name}${tests}`)
  for (const story of counts?.retried ?? []) console.log(`        passed at its second try: ${story}`)
  for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts?.[key] ?? 0
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
if (results.some((result) => !result.isGood) || total.passed === 0) process.exit(1)
