/** Commands of the upstream on its database, and the one rule by which all of them choose it. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { localKeys } from './keys.mjs'
import { ROOT } from './paths.mjs'
import { fail } from './print.mjs'
import { run } from './run.mjs'

/**
 * The database of a command: that of the environment where it names one by DATABASE_URL or DATA_DIR, otherwise the data of
 * a local start (--data, .data without it).
 * @param {readonly string[]} typed
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ words: string[], dataDir: string | undefined }} the words without --data; no folder where the environment names one
 * @throws where --data names no folder, or another database than the environment
 */
export function databaseOf(typed, env) {
  const words = typed.flatMap((word) => word.split(/(?<=^--data)=/))
  const named = ['DATABASE_URL', 'DATABASE_URL_FILE', 'DATA_DIR'].find((name) => env[name])
  const at = words.indexOf('--data')
  if (at < 0) return { words, dataDir: named ? undefined : resolve(ROOT, '.data') }
  const [, folder] = words.splice(at, 2)
  if (!folder || folder.startsWith('-')) throw new Error('--data wants a folder.')
  if (named) throw new Error(`--data names one database and ${named} another.`)
  return { words, dataDir: resolve(ROOT, folder) }
}

/** @param {readonly string[]} typed */
function chosenDatabase(typed) {
  try {
    return databaseOf(typed, process.env)
  } catch (error) {
    return fail(/** @type {Error} */ (error).message)
  }
}

/**
 * Runs a command with the words that were typed. Paths are those of the caller.
 * @param {string} entry its program, in `packages/upstream/src`
 * @param {(dataDir: string) => Record<string, string>} settingsOf those of a local start
 * @returns {Promise<number>} its exit code
 */
export async function runOnData(entry, settingsOf) {
  const { words, dataDir } = chosenDatabase(process.argv.slice(2))
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs')
  const program = join(ROOT, 'packages/upstream/src', entry)
  return await run(process.execPath, [tsx, '--conditions=layover-source', program, ...words], {
    cwd: process.env.INIT_CWD ?? ROOT,
    // Help needs no data.
    env: dataDir === undefined || words.includes('--help') ? {} : settingsOf(dataDir),
  })
}

/** The secrets of a local start that was; none are made here. @param {string} dataDir */
export function keysOf(dataDir) {
  if (!existsSync(join(dataDir, 'keys.json'))) fail(`${dataDir} has no data of a local start.`)
  return localKeys(dataDir)
}
