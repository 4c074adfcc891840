/**
 * `pnpm bench:browser`: how long presses and page views take, beside those of a bare page; further arguments, such as a
 * file's name, go to Playwright.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBareControl } from './bare-control.mjs'
import { CHROMIUM_MISSING, findChromium } from './chromium.mjs'
import { playwright } from './playwright.mjs'
import { fail } from './print.mjs'
import { openRunFolder } from './run-folder.mjs'

openRunFolder()
const CHROMIUM_PATH = (await findChromium()) ?? fail(CHROMIUM_MISSING)
const control = await startBareControl(mkdtempSync(join(tmpdir(), 'layover-control-')))
process.exitCode = await playwright('e2e/bench.config.ts', { CHROMIUM_PATH, CONTROL_URL: control.baseUrl })
control.close()
