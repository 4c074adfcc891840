/**
 * `pnpm erase`: shows or erases what is stored of a person. Where SIGNING_KEY is set it works on the database of the
 * environment, otherwise on the data of a local start (--data, .data without it).
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { localKeys } from './keys.mjs'
import { ROOT } from './paths.mjs'
import { fail } from './print.mjs'
import { run } from './run.mjs'

const words = process.argv.slice(2)
const at = words.indexOf('--data')
const [, folder = '.data'] = at < 0 ? [] : words.splice(at, 2)

/** @returns {Record<string, string>} the settings of a local start */
function localSettings() {
  const dataDir = resolve(ROOT, folder)
  if (!existsSync(join(dataDir, 'keys.json'))) fail(`${dataDir} has no data of a local start.`)
  return { SIGNING_KEY: localKeys(dataDir).signingKey, DATA_DIR: join(dataDir, 'upstream') }
}

const isGiven = process.env.SIGNING_KEY || process.env.SIGNING_KEY_FILE
const command = [
  join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
  '--conditions=layover-source',
  'packages/upstream/src/erase/main.ts',
]
process.exitCode = await run(process.execPath, [...command, ...words], {
  env: isGiven ? {} : localSettings(),
})
