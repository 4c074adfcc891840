/** Commands of the upstream on its database: that of the environment, or the data of a local start (--data, .data without it). */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { localKeys } from './keys.mjs'
import { ROOT } from './paths.mjs'
import { fail } from './print.mjs'
import { run } from './run.mjs'

/**
 * Runs a command with the words that were typed, on the environment where that names a key or a database.
 * @param {string} entry its program, in `packages/upstream/src`
 * @param {(dataDir: string, keys: import('./keys.mjs').Keys) => Record<string, string>} settingsOf those of a local start
 * @returns {Promise<number>} its exit code
 */
export async function runOnData(entry, settingsOf) {
  const words = process.argv.slice(2)
  const at = words.indexOf('--data')
  const [, folder = '.data'] = at < 0 ? [] : words.splice(at, 2)
  const { SIGNING_KEY, SIGNING_KEY_FILE, DATABASE_URL, DATABASE_URL_FILE } = process.env
  const isGiven = SIGNING_KEY || SIGNING_KEY_FILE || DATABASE_URL || DATABASE_URL_FILE
  const program = join('packages/upstream/src', entry)
  const command = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), '--conditions=layover-source', program]
  return await run(process.execPath, [...command, ...words], {
    env: isGiven ? {} : local(folder, settingsOf),
  })
}

/** @param {string} folder @param {Parameters<typeof runOnData>[1]} settingsOf */
function local(folder, settingsOf) {
  const dataDir = resolve(ROOT, folder)
  if (!existsSync(join(dataDir, 'keys.json'))) fail(`${dataDir} has no data of a local start.`)
  return settingsOf(dataDir, localKeys(dataDir))
}
