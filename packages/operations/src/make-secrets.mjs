/** `pnpm secrets`: makes the files that docker-compose.yml takes secrets from. Existing files stay as they are, and must not be empty. */
import { isUtf8 } from 'node:buffer'
import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

const [given = '.secrets', ...more] = process.argv.slice(2)
if (given === '' || given.startsWith('-') || more.length > 0) {
  console.error('secrets: expected no option, and one folder at most; without it .secrets')
  process.exit(2)
}
const folder = resolve(given)

const random = () => randomBytes(32).toString('hex')

/** The password of an existing file, as an address has it: PostgreSQL and Redis take all but the line's end. @param {string} name */
function passwordOf(name) {
  const file = join(folder, name)
  const bytes = readFileSync(file)
  const password = bytes.toString().replace(/\n+$/, '')
  if (!isUtf8(bytes) || /[\0\r\n]/.test(password))
    throw new Error(`${file} is no single line of UTF-8, which a password must be`)
  return encodeURIComponent(password)
}

function accountKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
}

/** In the order in which they need each other. @type {Readonly<Record<string, () => string>>} */
const secrets = {
  session_keys: random,
  signing_key: random,
  pass_signing_key: random,
  merchant_secret: random,
  account_keys: accountKey,
  postgres_password: random,
  database_url: () => `postgres://layover:${passwordOf('postgres_password')}@postgres:5432/layover`,
  redis_password: random,
  redis_url: () => `redis://:${passwordOf('redis_password')}@redis:6379`,
  smtp_url: () => 'smtp://mail:1025',
  grafana_password: random,
}

/**
 * Only you can enter the folder. The files themselves are readable, since a container's user is another one than yours, and
 * each container sees only the files that it is given. Written aside, since half a secret would stay as it is.
 * @param {string} name @param {string} text
 */
function write(name, text) {
  const file = join(folder, name)
  try {
    writeFileSync(`${file}.part`, `${text}\n`, { mode: 0o644 })
    renameSync(`${file}.part`, file)
  } finally {
    rmSync(`${file}.part`, { force: true })
  }
  console.log(`made ${file}`)
}

/** For trials of the edge: browsers warn of it. A certificate of your own goes into the same two files. */
function certificate() {
  const [key, file] = [join(folder, 'tls_key'), join(folder, 'tls_certificate')]
  if (existsSync(key) || existsSync(file)) return
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const rest = ['-days', '365', '-subj', '/CN=localhost', '-addext', names, '-keyout', key, '-out', file]
  try {
    execFileSync('openssl', [...request, ...rest], { stdio: 'ignore' })
    chmodSync(key, 0o644)
    console.log(`made ${file} for localhost`)
  } catch {
    for (const half of [key, file]) rmSync(half, { force: true })
    console.log(
      `openssl is missing or failed: put a certificate and its key into ${file} and ${key} before you start the edge`,
    )
  }
}

try {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ((statSync(folder).mode & 0o001) !== 0)
    throw new Error(`everybody can enter ${folder} and read what is there: chmod 700 ${folder}`)
  for (const [name, make] of Object.entries(secrets)) {
    const file = join(folder, name)
    if (!existsSync(file)) write(name, make())
    else if (readFileSync(file, 'utf8').trim() === '')
      throw new Error(`${file} is empty: put a secret into it, or remove it`)
  }
} catch (error) {
  console.error(`secrets: ${/** @type {Error} */ (error).message}`)
  process.exit(1)
}
certificate()
