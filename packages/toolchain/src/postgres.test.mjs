import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const FIXTURE = fileURLToPath(new URL('../fixtures/postgres.mjs', import.meta.url))

/** A stub of PostgreSQL's server: it prints that it is ready, and ends at a signal. */
const SERVER = `#!/bin/sh
echo 'database system is ready to accept connections' >&2
trap 'exit 0' INT
while :; do sleep 0.1; done
`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layover-keeper-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'temporary'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param {string} initdb @param {string} server */
function bring(initdb, server) {
  for (const [name, text] of Object.entries({ initdb, postgres: server }))
    writeFileSync(join(folder, name), text, { mode: 0o755 })
  const TMPDIR = join(folder, 'temporary')
  chmodSync(TMPDIR, 0o777)
  const child = spawn(process.execPath, [FIXTURE], {
    env: { ...process.env, TMPDIR, POSTGRES_BIN: folder, TEST_DATABASE_URL: '' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk
    })
  return { child, output: () => output, leftovers: () => readdirSync(TMPDIR) }
}

it('no PostgreSQL and none of its files outlive a test run that was killed', async () => {
  const { child, output, leftovers } = bring('#!/bin/sh\n', SERVER)
  await expect.poll(output, { timeout: 50_000 }).toMatch(/^postgres:\/\/layover:\w+@127\.0\.0\.1:\d+\//)
  expect(leftovers()).toHaveLength(1)
  child.kill('SIGKILL')
  await expect.poll(leftovers, { timeout: 50_000 }).toEqual([])
})

it.each([
  ['cannot be made', '#!/bin/sh\necho no room >&2\nexit 1\n', SERVER],
  ['does not start', '#!/bin/sh\n', '#!/bin/sh\necho no room >&2\nexit 1\n'],
])('a PostgreSQL that %s ends the run with its output, and leaves nothing', async (_what, initdb, server) => {
  const { child, output, leftovers } = bring(initdb, server)
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(output()).toContain('no room')
  expect(leftovers()).toEqual([])
})
