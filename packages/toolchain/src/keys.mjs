import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') {
      fail(
        `${file} cannot be read (${/** @type {Error} */ (error).message}). Nothing was changed; mend or remove it.`,
      )
    }
  }
  const keys = {
    sessionKey: randomBytes(32).toString('hex'),
    signingKey: randomBytes(32).toString('hex'),
    merchantSecret: randomBytes(32).toString('hex'),
  }
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return keys
}
