import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'layover-database-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs a script of the database with programs that write down their arguments and PGPASSWORD. */
function start(script: string, env: NodeJS.ProcessEnv) {
  const folder = temporaryFolder()
  const called = join(folder, 'called')
  for (const program of ['pg_dump', 'pg_restore', 'psql', 'sync', 'mv']) {
    const answer = program === 'psql' ? 'echo 0' : ''
    const text = `#!/bin/sh\necho "$0 $*" >> ${called}\nprintf '%s\\n' "$PGPASSWORD" > ${called}.password\n${answer}\n`
    writeFileSync(join(folder, program), text, { mode: 0o700 })
  }
  const dump = join(folder, 'a.dump')
  writeFileSync(dump, 'a dump')
  const path = fileURLToPath(new URL(`../database/${script}`, import.meta.url))
  const PATH = [folder, process.env.PATH].join(delimiter)
  const argument = script === 'backup.sh' ? folder : dump
  const { status, stderr } = spawnSync('sh', [path, argument], { env: { PATH, ...env }, encoding: 'utf8' })
  return { status, stderr, called }
}

function run(script: string, env: NodeJS.ProcessEnv) {
  const { status, stderr, called } = start(script, env)
  expect([status, stderr]).toEqual([0, ''])
  return {
    arguments: readFileSync(called, 'utf8'),
    password: readFileSync(`${called}.password`, 'utf8').slice(0, -1),
  }
}

it.each(['backup.sh', 'journal.sh', 'restore.sh'])(
  'no process list shows the password during %s',
  (script) => {
    const ran = run(script, { DATABASE_URL: 'postgres://layover:s3cr3t@db:5432/layover' })
    expect(ran.arguments).toContain('--dbname=postgres://layover@db:5432/layover')
    expect(ran.arguments).not.toContain('s3cr3t')
    expect(ran.password).toBe('s3cr3t')
  },
)

it.each([
  [
    'postgres://u:p%40%3A%2f%25%20%C3%A9%22$x\\n+@db/l?sslmode=require',
    'postgres://u@db/l?sslmode=require',
    'p@:/% é"$x\\n+',
  ],
  ['postgresql://u:p@[::1]:5432/l', 'postgresql://u@[::1]:5432/l', 'p'],
  ['postgres://u:p@/l?host=/run/postgresql', 'postgres://u@/l?host=/run/postgresql', 'p'],
  ['postgres://u:p%@%2Frun%2Fpostgresql/l', 'postgres://u@%2Frun%2Fpostgresql/l', 'p%'],
  ['postgres://u:p%0Aq%0A@db/l', 'postgres://u@db/l', 'p\nq\n'],
  ['postgres://u@db/l?password=o&password=p&sslmode=require', 'postgres://u@db/l?sslmode=require', 'p'],
  ['postgres://u@db/l?password=o&password=', 'postgres://u@db/l?', ''],
  ['postgres://u@db/l?password=p%26q&sslmode=require', 'postgres://u@db/l?sslmode=require', 'p&q'],
  ['postgres://db/l?user=u&password=p', 'postgres://db/l?user=u&', 'p'],
  ['postgres://u@db:5432/l?options=-c%20a:b@c', 'postgres://u@db:5432/l?options=-c%20a:b@c', ''],
])('the address %s keeps all but its password', (url, address, password) => {
  expect(run('journal.sh', { DATABASE_URL: url })).toEqual({
    arguments: expect.stringContaining(` --dbname=${address} `) as string,
    password,
  })
})

it('an address in a file may end as Windows ends lines', () => {
  const file = join(temporaryFolder(), 'database_url')
  writeFileSync(file, 'postgres://u:p@db/l\r\n')
  const { arguments: words } = run('journal.sh', { DATABASE_URL_FILE: file })
  expect(words).toContain(' --dbname=postgres://u@db/l ')
})

it.each(['%zz', '%4%31', '%%41', '%%%'])('%s in a password is told in one line without it', (malformed) => {
  const { status, stderr } = start('journal.sh', { DATABASE_URL: `postgres://u:s3cr3t${malformed}@db/l` })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^DATABASE_URL: .*%25\n$/)])
  expect(stderr).not.toContain('s3cr3t')
})
