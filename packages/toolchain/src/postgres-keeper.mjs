/**
 * Keeps one PostgreSQL for the process that forked this one: makes it in a temporary folder, reports its address, and ends
 * it together with its folder once the channel to that process closes. A killed test run leaves nothing behind.
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'

const STOP_WITHIN_MS = 5_000
// A server of a test file opens up to ten, and a machine of many cores runs many files at once.
const CONNECTIONS = 600
const QUICK = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `--${name}=off`)

const [bin = '', kind] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'layover-postgres-'))
const data = join(folder, 'data')
const password = randomBytes(18).toString('hex')
/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let isEnding = false

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, end)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
if (process.connected) process.once('disconnect', end)
else process.exit(1)

const owner = unprivilegedOwner()
const asOwner = {
  cwd: folder,
  env: { PATH: process.env.PATH, LAYOVER_RUN: process.env.LAYOVER_RUN, LC_ALL: 'C' },
  ...owner,
}
if (owner) chownSync(folder, owner.uid, owner.gid)
initialise()
start(await freePort())

/** PostgreSQL refuses to run as root. @returns {{ uid: number, gid: number } | undefined} nobody else where we are not root */
function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
  const user = /^postgres:.*$/m.exec(users) ?? /^nobody:.*$/m.exec(users)
  const [uid, gid] = user?.[0].split(':').slice(2, 4).map(Number) ?? []
  if (uid === undefined || gid === undefined) throw new Error('there is no user postgres and no user nobody')
  return { uid, gid }
}

/** A cluster that requires its password, also from this machine, so that other users stay out. */
function initialise() {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) chownSync(passwordFile, owner.uid, owner.gid)
  const access = ['--username=layover', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const args = [`--pgdata=${data}`, ...access, '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), args, { ...asOwner, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Reports the address once the server accepts connections, or its output where it never does. @param {number} port */
function start(port) {
  const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '--unix_socket_directories=']
  const settings = [
    `--max_connections=${CONNECTIONS}`,
    '--log_checkpoints=off',
    ...(kind === 'durable' ? [] : QUICK),
  ]
  server = spawn(join(bin, 'postgres'), [...place, ...settings], {
    ...asOwner,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  server.stderr?.on('data', (/** @type {Buffer} */ chunk) => {
    if (output.includes('ready to accept connections')) return
    output += chunk
    if (output.includes('ready to accept connections'))
      process.send?.(`postgres://layover:${password}@127.0.0.1:${port}/postgres`)
  })
  server.once('exit', (code) => {
    if (!isEnding) process.stderr.write(`PostgreSQL ended (exit ${code}):\n${output}`)
    process.exit(isEnding ? 0 : 1)
  })
}

/** Lets it close its connections and stop; after the deadline it is killed, since its data is worthless. */
function end() {
  if (isEnding) return
  isEnding = true
  if (!server) process.exit(0)
  server.kill('SIGINT')
  setTimeout(() => server?.kill('SIGQUIT'), STOP_WITHIN_MS).unref()
}
