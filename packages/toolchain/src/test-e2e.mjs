/** `pnpm test:e2e`: the browser stories; further arguments, such as a file's name, go to Playwright. */
import { CHROMIUM_MISSING, findChromium } from './chromium.mjs'
import { playwright } from './playwright.mjs'
import { fail } from './print.mjs'
import { openRunFolder } from './run-folder.mjs'

openRunFolder()
const CHROMIUM_PATH = (await findChromium()) ?? fail(CHROMIUM_MISSING)
process.exitCode = await playwright('e2e/playwright.config.ts', { CHROMIUM_PATH })
