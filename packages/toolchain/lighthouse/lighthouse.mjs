/**
 * `pnpm lighthouse`: the pages of the shop as a phone on slow 4G meets them, the median of three views each, in turn with
 * two controls, on a stack of its own. Flags: --runs, --only name, --base-url of a shop that runs already. Exits with 1 when a bar is missed.
 */
import { mkdtempSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startBareControl } from '../src/bare-control.mjs'
import { findChromium } from '../src/chromium.mjs'
import { localKeys } from '../src/keys.mjs'
import { WEB_ROOT } from '../src/paths.mjs'
import { pnpm } from '../src/pnpm.mjs'
import { build, install } from '../src/prepare.mjs'
import { fail, progress } from '../src/print.mjs'
import { openRunFolder } from '../src/run-folder.mjs'
import { localServers } from '../src/servers.mjs'
import { start, stopAll, stopOnSignal } from '../src/supervise.mjs'
import { wholeNumber } from '../src/whole-number.mjs'
import { medianOf, missesOf, tableOf } from './figures.mjs'
import { startFrameControl } from './frame-control.mjs'
import { CONTROLS, PAGES } from './pages.mjs'

const PORT = 4110
const here = fileURLToPath(new URL('.', import.meta.url))

openRunFolder()
const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    'base-url': { type: 'string' },
  },
})
const runs = wholeNumber('runs', flags.runs, 99)
const pages = PAGES.filter(({ name }) => flags.only === undefined || name === flags.only)
if (pages.length === 0) fail(`--only wants one of ${PAGES.map(({ name }) => name).join(', ')}.`)

const chromium = (await findChromium()) ?? fail('There is no Chromium. Name one in CHROMIUM_PATH.')

progress('Installing Lighthouse (once; nothing else needs it) …')
const installed = await pnpm(
  ['install', '--dir', here, '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'],
  { quiet: true },
)
if (installed !== 0) fail('Lighthouse could not be installed.')
// Only now can it be imported. By a name that the type checker does not follow, which runs where nothing is installed.
/** @type {{ view: (chromium: string, baseUrl: string, page: import('./pages.mjs').Page) => Promise<import('./figures.mjs').Figures> }} */
const { view } = await import(new URL('browser.mjs', import.meta.url).href)

const folder = mkdtempSync(join(tmpdir(), 'layover-lighthouse-'))
const { baseUrl, close } = flags['base-url']
  ? { baseUrl: flags['base-url'].replace(/\/$/, ''), close: async () => {} }
  : await ownStack()
const bare = { page: CONTROLS.bare, views: noViews(), ...(await startBareControl(join(folder, 'control'))) }
const frame = {
  page: CONTROLS.frame,
  views: noViews(),
  ...(await startFrameControl(baseUrl, CONTROLS.frame.path)),
}
const controls = [bare, frame]

// The first visitor after a start pays for caches that every other one finds filled.
await view(chromium, frame.baseUrl, frame.page)

const rows = []
for (const page of pages) {
  await view(chromium, baseUrl, page)
  const views = []
  for (let run = 1; run <= runs; run += 1) {
    progress(`${page.name}, view ${run} of ${runs} …`)
    views.push(await view(chromium, baseUrl, page))
    for (const control of controls) control.views.push(await view(chromium, control.baseUrl, control.page))
  }
  rows.push({ page, figures: medianOf(views) })
}
for (const control of controls) control.close()
await close()

const least = controls.map(({ page, views }) => ({ page, figures: medianOf(views) }))
console.log(`\n${tableOf([...rows, ...least])}\n`)
const misses = rows.flatMap(({ page, figures }) => missesOf(page, figures, medianOf(frame.views)))
for (const miss of misses) console.log(miss)
progress(`Median of ${runs}; this machine's load was ${loadavg()[0]?.toFixed(1)}.`)
process.exit(misses.length === 0 ? 0 : 1)

/** @returns {import('./figures.mjs').Figures[]} */
function noViews() {
  return []
}

async function ownStack() {
  const dataDir = join(folder, 'data')
  stopOnSignal()
  await install()
  await build()
  const options = { port: PORT, dataDir, keys: localKeys(dataDir), logLevel: 'warn' }
  for (const server of localServers({ ...options, webRoot: WEB_ROOT }))
    await start(server, ['dist/server.js'])
  return {
    baseUrl: `http://127.0.0.1:${PORT}`,
    close: stopAll,
  }
}
