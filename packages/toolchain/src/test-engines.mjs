/** `pnpm test:engines`: the purchases in Firefox and WebKit; further arguments, such as `--project WebKit`, go to Playwright. */
import { ENGINES_MISSING, findEngines } from './engines.mjs'
import { pnpm } from './pnpm.mjs'
import { fail } from './print.mjs'
import { openRunFolder } from './run-folder.mjs'

openRunFolder()
const env = (await findEngines()) ?? fail(ENGINES_MISSING)
const playwright = ['--filter', '@layover/web', 'exec', 'playwright', 'test']
const config = ['--config', 'engines/playwright.config.ts']
process.exitCode = await pnpm([...playwright, ...config, ...process.argv.slice(2)], { env })
