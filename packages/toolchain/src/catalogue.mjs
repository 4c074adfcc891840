/**
 * `pnpm catalogue`: checks, imports and exports a catalogue's folder. Where DATABASE_URL or DATA_DIR is set it works on that
 * database, otherwise on the data of a local start (--data, .data without it). Paths are those of the caller.
 */
import { join, resolve } from 'node:path'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'

const words = process.argv.slice(2)
const at = words.indexOf('--data')
const [, folder = '.data'] = at < 0 ? [] : words.splice(at, 2)

const { DATABASE_URL, DATABASE_URL_FILE, DATA_DIR, INIT_CWD } = process.env
const isGiven = DATABASE_URL || DATABASE_URL_FILE || DATA_DIR
const command = [
  join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
  '--conditions=layover-source',
  join(ROOT, 'packages/upstream/src/catalogue-command/main.ts'),
]
process.exitCode = await run(process.execPath, [...command, ...words], {
  cwd: INIT_CWD ?? ROOT,
  env: isGiven ? {} : { DATA_DIR: join(resolve(ROOT, folder), 'upstream') },
})
