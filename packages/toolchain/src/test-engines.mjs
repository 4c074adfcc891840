/** `pnpm test:engines`: the purchases in Firefox and WebKit; further arguments, such as `--project WebKit`, go to Playwright. */
import { ENGINES_MISSING, findEngines } from './engines.mjs'
import { playwright } from './playwright.mjs'
import { fail } from './print.mjs'
import { openRunFolder } from './run-folder.mjs'

openRunFolder()
const env = (await findEngines()) ?? fail(ENGINES_MISSING)
process.exitCode = await playwright('engines/playwright.config.ts', env)
