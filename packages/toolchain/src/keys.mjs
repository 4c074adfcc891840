import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './print.mjs'

/** @typedef {{ sessionKey: string, signingKey: string, merchantSecret: string }} Keys */

/**
 * The secrets of a local start, made once and kept in the data folder (ruling 46). In production they come from the
 * environment.
 * @param {string} dataDir
 * @returns {Keys}
 */
export function localKeys(dataDir) {
  const file = join(dataDir, 'keys.json')
  try {
    return readKeys(file) ?? makeKeys(dataDir, file)
  } catch (error) {
    return fail(
      `${file} cannot be used: ${/** @type {Error} */ (error).message}. Nothing was changed; mend or remove it.`,
    )
  }
}

const NAMES = /** @type {const} */ (['sessionKey', 'signingKey', 'merchantSecret'])

/** @param {string} file @returns {Keys | undefined} undefined when there is none */
function readKeys(file) {
  if (!existsSync(file)) return undefined
  const keys = JSON.parse(readFileSync(file, 'utf8'))
  const missing = NAMES.filter((name) => !/^[0-9a-f]{64}$/.test(keys?.[name]))
  if (missing.length > 0) throw new Error(`it has no good ${missing.join(', ')}`)
  return keys
}

/** Written aside and linked into place, so that whoever is killed in between leaves no half of it. @param {string} dataDir @param {string} file @returns {Keys} */
function makeKeys(dataDir, file) {
  const secret = () => randomBytes(32).toString('hex')
  const keys = { sessionKey: secret(), signingKey: secret(), merchantSecret: secret() }
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
  return keys
}
