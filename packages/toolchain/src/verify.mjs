/** `pnpm verify`: everything CI checks, on a checkout whose packages are installed. */
import { findChromium } from './chromium.mjs'
import { BROWSER_REPORT, browserCounts, clearReports, UNIT_REPORT, unitCounts } from './counts.mjs'
import { pnpm } from './pnpm.mjs'
import { build } from './prepare.mjs'
import { fail, say } from './print.mjs'

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

async function browserStories() {
  const chromium = await findChromium()
  if (!chromium) {
    const notice = 'Browser stories need Chromium: `apt-get install chromium`, or set CHROMIUM_PATH.'
    if (isCI) fail(notice)
    say(`LEFT OUT: the browser stories. ${notice}`)
    return
  }
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT }
  await stage('Browser stories', () => pnpm(['run', 'test:e2e'], { env }), browserCounts)
}

clearReports()
await stage('Format, lint, borders, unused code, types, OpenAPI', () => pnpm(['run', 'check']))
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
await stage('Contract, unit and server tests', () => pnpm(['run', 'test:unit', ...reporters]), unitCounts)
await build()
await browserStories()

const total = { passed: 0, failed: 0, skipped: 0 }
console.log()
for (const { name, counts, isGood } of results) {
  const tests = counts ? ` — ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : ''
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${name}${tests}`)
  for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[key] += counts?.[key] ?? 0
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
if (results.some((result) => !result.isGood) || total.passed === 0) process.exit(1)
