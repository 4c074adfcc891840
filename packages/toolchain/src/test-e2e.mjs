/** `pnpm test:e2e`: the browser stories; further arguments, such as a file's name, go to Playwright. */
import { CHROMIUM_MISSING, findChromium } from './chromium.mjs'
import { pnpm } from './pnpm.mjs'
import { fail } from './print.mjs'
import { openRunFolder } from './run-folder.mjs'

openRunFolder()
const CHROMIUM_PATH = (await findChromium()) ?? fail(CHROMIUM_MISSING)
const playwright = [
  '--filter',
  '@layover/web',
  'exec',
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
]
process.exitCode = await pnpm([...playwright, ...process.argv.slice(2)], { env: { CHROMIUM_PATH } })
