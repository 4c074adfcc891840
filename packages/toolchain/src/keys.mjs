import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fail } from './print.mjs'

/**
 * @typedef {{ sessionKey: string, signingKey: string, merchantSecret: string }} Secrets
 * @typedef {Secrets & { accountKey: string, passKey: string }} Keys `accountKey` is PKCS#8 DER as base64
 */

/**
 * The secrets of a local start, made once and stored in the data folder (P344). In production they come from the
 * environment.
 * @param {string} dataDir
 * @returns {Keys}
 */
export function localKeys(dataDir) {
  const secrets = stored(join(dataDir, 'keys.json'), readSecrets, newSecrets)
  const accountKey = stored(join(dataDir, 'account-key.pem'), readAccountKey, newAccountKey)
  const passKey = stored(join(dataDir, 'pass-key'), readPassKey, () => `${newSecret()}\n`)
  closeToOthers(dataDir)
  return { ...secrets, accountKey, passKey }
}

/** Takes group's and others' permissions from a folder of this user, unless it is shared like /tmp. @param {string} folder */
function closeToOthers(folder) {
  const { mode, uid } = statSync(folder)
  const isShared = (mode & 0o1000) !== 0
  if (uid === process.getuid?.() && !isShared) chmodSync(folder, mode & 0o7700)
}

/**
 * The content of a file, which is made when it is missing.
 * @template T
 * @param {string} file
 * @param {(text: string) => T} read
 * @param {() => string} make
 * @returns {T}
 */
function stored(file, read, make) {
  try {
    if (!existsSync(file)) write(file, make())
    return read(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(
      `${file} cannot be used: ${/** @type {Error} */ (error).message}. Nothing was changed; mend or remove it.`,
    )
  }
}

/** Writes aside and links into place, so that a killed process leaves no half of it. @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

const SECRET = /^[0-9a-f]{64}$/
const newSecret = () => randomBytes(32).toString('hex')

const NAMES = /** @type {const} */ (['sessionKey', 'signingKey', 'merchantSecret'])

/** @param {string} text @returns {Secrets} */
function readSecrets(text) {
  const keys = JSON.parse(text)
  const missing = NAMES.filter((name) => !SECRET.test(keys?.[name]))
  if (missing.length > 0) throw new Error(`it has no good ${missing.join(', ')}`)
  return keys
}

function newSecrets() {
  const keys = Object.fromEntries(NAMES.map((name) => [name, newSecret()]))
  return `${JSON.stringify(keys, null, 2)}\n`
}

/** @param {string} text @returns {string} */
function readPassKey(text) {
  if (!SECRET.test(text.trim())) throw new Error('it has no good key')
  return text.trim()
}

/** @param {string} text @returns {string} */
function readAccountKey(text) {
  const key = createPrivateKey(text)
  if (key.asymmetricKeyType !== 'rsa') throw new Error('it is no RSA key')
  return key.export({ type: 'pkcs8', format: 'der' }).toString('base64')
}

/** Passwords travel under it. @returns {string} */
function newAccountKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
